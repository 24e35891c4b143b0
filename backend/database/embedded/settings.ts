/** Settings of the embedded server, rewritten at each start. */
import { totalmem } from 'node:os';

/** How clients reach the server: a socket directory, or a loopback port where sockets do not work. */
export interface Address {
  host: string;
  port: number;
}

/** Socket paths are limited to 107 bytes, of which the file name takes up to 20. */
const LONGEST_SOCKET_DIRECTORY = 85;

/** Whether clients can use a socket in this directory. */
export function socketFits(directory: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(directory) <= LONGEST_SOCKET_DIRECTORY;
}

/** Text of the configuration file. */
export function serverSettings(address: Address, extra: Readonly<Record<string, string>>): string {
  const socket = address.host.startsWith('/');
  const settings: Record<string, string> = {
    listen_addresses: socket ? '' : address.host,
    unix_socket_directories: socket ? address.host : '',
    port: String(address.port),
    password_encryption: 'scram-sha-256',
    max_connections: '80',
    shared_buffers: `${sharedBuffers()}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    // For every statement of this product, JIT compilation takes longer than the execution.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    ...extra,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('');
}

function sharedBuffers(): number {
  const megabytes = totalmem() / 2 ** 20;
  return Math.round(Math.min(512, Math.max(32, megabytes / 16)));
}

/** nginx in front of the processes, as the documentation configures it. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxConfig } from '../../scripts/processes/nginx.ts';
import { installOne } from '../debian.ts';

const nginx = '/usr/sbin/nginx';

/** Whether there is an nginx now; installs Debian's if it can, else says what to do. */
export function hasNginx(): boolean {
  if (existsSync(nginx) || installOne([{ name: 'nginx-light', file: nginx }])) return true;
  console.error('This needs nginx: install it (Debian: apt-get install nginx-light).');
  return false;
}

/** The configuration that `npm run processes` writes, with the ports of this run and folders that nginx may write to. */
export function startNginx(folder: string, ports: { own: number; processes: readonly number[] }): () => Promise<void> {
  const site = nginxConfig({
    groups: [{ name: 'nameplate', sites: [] }],
    addressesOf: () => ports.processes.map((port) => `127.0.0.1:${port}`),
    certificates: null,
    isForEveryHost: true,
  }).replace('listen 80 default_server', `listen 127.0.0.1:${ports.own} default_server`);
  writeFileSync(path.join(folder, 'nameplate.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;
     events { worker_connections 512; }
     http { access_log off; ${temporary.join(' ')} include ${folder}/nameplate.conf; }`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  return async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGQUIT');
    await ended;
  };
}

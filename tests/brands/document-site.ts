/** A real server that shows one document after another. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What the server's process says. */
export type Said =
  | { kind: 'ready'; port: number }
  | { kind: 'shown'; revision: string | null }
  | { kind: 'error'; text: string };

/** What it is told: the new text of a brand's file. */
export interface Told {
  id: string;
  text: string;
}

export interface DocumentSite {
  port: number;
  /** Writes the file of a brand; resolves with the revision that the server then serves. */
  show(told: Told): Promise<string | null>;
  /** Errors that the server logged since the last call. */
  errors(): string[];
  stop(): Promise<void>;
}

/** `env` is that of the server: its database, folders and build. */
export async function openDocumentSite(env: Record<string, string>): Promise<DocumentSite> {
  const child = fork('tests/brands/document-server.ts', {
    // The allocator of the start script would replace the process, and with it the channel to this one.
    execArgv: [],
    // Every page of a document is on its site: the administration, too.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      STOP_SECONDS: '1',
      ADMIN_HOST: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const errors: string[] = [];
  child.on('message', (said: Said) => {
    if (said.kind === 'error') errors.push(said.text);
  });
  const { port } = await answer(child, 'ready');
  return {
    port,
    async show(told) {
      const shown = answer(child, 'shown');
      child.send(told);
      return (await shown).revision;
    },
    errors: () => errors.splice(0),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The next message of a kind. Rejects when the process ends first. */
function answer<Kind extends Said['kind']>(child: ChildProcess, kind: Kind): Promise<Extract<Said, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`The server ended with ${code}.`));
    const hear = (said: Said) => {
      if (said.kind !== kind) return;
      child.off('message', hear).off('exit', end);
      resolve(said as Extract<Said, { kind: Kind }>);
    };
    child.on('message', hear).on('exit', end);
  });
}

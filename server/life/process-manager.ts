/** Tells the process manager that visitors are served: systemd (`Type=notify`) and PM2 (`wait_ready`). */
import { spawn } from 'node:child_process';

export interface ProcessManager {
  isReady(): void;
}

/** Takes the address of systemd out of the environment, which child processes inherit. */
export function findProcessManager(env: NodeJS.ProcessEnv, log: (message: string) => void): ProcessManager {
  const socket = env.NOTIFY_SOCKET;
  delete env.NOTIFY_SOCKET;
  return {
    isReady() {
      process.send?.('ready');
      if (socket === undefined) return;
      const notify = spawn('systemd-notify', ['--ready', `--pid=${process.pid}`], {
        env: { ...env, NOTIFY_SOCKET: socket },
        stdio: 'ignore',
      });
      notify.once('error', ({ message }) => log(`systemd does not learn that this process serves: ${message}`));
    },
  };
}

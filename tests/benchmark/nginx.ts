/** nginx serving a static file with one worker process, for comparison with one of ours. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

const program = '/usr/sbin/nginx';

export function findNginx(): string | null {
  return existsSync(program) ? program : null;
}

/** Serves `html` gzipped (gzip_static if built in, else uncompressed) at `/` of the returned address. */
export async function startNginx(html: Buffer, port: number): Promise<{ url: string; stop(): void }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nameplate-nginx-'));
  mkdirSync(path.join(dir, 'root'));
  mkdirSync(path.join(dir, 'logs'));
  writeFileSync(path.join(dir, 'root/index.html'), zlib.gzipSync(html));
  writeFileSync(
    path.join(dir, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${dir}/pid; error_log ${dir}/logs/error.log;
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
       client_body_temp_path ${dir}/b; proxy_temp_path ${dir}/p; fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
       server { listen 127.0.0.1:${port}; root ${dir}/root;
         location / { default_type text/html; add_header Content-Encoding gzip; add_header X-Frame-Options SAMEORIGIN; } } }`,
  );
  const child = spawn(program, ['-p', dir, '-c', path.join(dir, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const up = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: () => {
      child.kill('SIGQUIT');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

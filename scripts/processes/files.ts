/** Everything that is written for one plan. */
import { nginxConfig, proxySnippet } from './nginx.ts';
import type { Place } from './place.ts';
import type { Plan } from './plan.ts';
import { ecosystemFile } from './pm2.ts';
import { SETTINGS_FOLDER, systemdFiles } from './systemd.ts';

/** Text by path. */
export function processFiles(plan: Plan, place: Place, certificates: string | null): Record<string, string> {
  const ports = (ofGroup: (group: Plan['groups'][number]) => number[]) => (name: string) =>
    plan.groups.filter((group) => group.name === name).flatMap(ofGroup);
  const nginx = (portsOf: (name: string) => number[]) =>
    nginxConfig({
      groups: plan.groups,
      addressesOf: ({ name }) => portsOf(name).map((port) => `127.0.0.1:${port}`),
      certificates,
      isForEveryHost: !plan.isPinned && certificates === null,
    });
  return {
    'nameplate.env.example': settingsExample(plan),
    'nginx/snippets/nameplate.conf': proxySnippet(),
    ...systemdFiles(plan, place),
    'systemd/nginx.conf': nginx(ports(({ processes }) => processes.map(({ port }) => port))),
    'pm2/ecosystem.config.cjs': ecosystemFile(plan, place),
    'pm2/nginx.conf': nginx(ports(({ clusterPort }) => [clusterPort])),
  };
}

function settingsExample({ pools }: Plan): string {
  return `# Settings of the site, for all its processes (docs/settings.md). Copy this to ${SETTINGS_FOLDER}/nameplate.env, which only
# root may read: systemd reads it before it starts a process as its user.
DEMO=0
DATABASE_URL=postgresql://nameplate:password@127.0.0.1:5432/nameplate
# At least 32 characters, such as "openssl rand -hex 32" prints.
SECRET=
TRUST_PROXY=127.0.0.1
ADMIN_HOST=
PREVIEW_HOST=
SMTP_URL=
SMTP_FROM=
# Set for each process: HOST, PORT, BRAND, WORKER, BUILD, MEMORY_LIMIT_MB, and the pools.
# ${pools.words}.
`;
}

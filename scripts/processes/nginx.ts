/** The configuration of nginx in front of the processes. */
import type { Group, Site } from './plan.ts';

export interface Front {
  groups: readonly Pick<Group, 'name' | 'sites'>[];
  /** `host:port` of each of a group's processes. */
  addressesOf(group: Pick<Group, 'name'>): readonly string[];
  /** Folder with the certificate of every host, or with a folder per site, named after its first host; null without TLS. */
  certificates: string | null;
  /** One server for every host, instead of one for the hosts of each site. */
  isForEveryHost: boolean;
}

export const SNIPPET = '/etc/nginx/snippets/nameplate.conf';

const PROXY = `# Uploads of 50 MB, several at a time.
client_max_body_size 101m;

# Kept connections to the processes.
proxy_http_version 1.1;
proxy_set_header Connection "";

# Which site is meant, and who asks. What visitors send under these names is overwritten.
proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-Host $http_host;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_set_header X-Forwarded-For $remote_addr;
# The same id in the log of nginx (as $request_id) and in that of Nameplate.
proxy_set_header X-Request-Id $request_id;

proxy_connect_timeout 2s;
# A request that changes something goes to the other process only where nothing of it was sent: never twice.
proxy_next_upstream error timeout;
proxy_next_upstream_tries 2;
`;

/** What every server includes. */
export const proxySnippet = (): string => `# Of all sites of Nameplate: how requests reach its processes.\n${PROXY}`;

const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by));

function upstream(name: string, addresses: readonly string[]): string {
  const servers = addresses.map((address) => `    server ${address} max_fails=0;\n`).join('');
  return `upstream ${name} {
    # A process that is restarted refuses connections, and the other one is asked at once; nobody is left out for long.
${servers}
    keepalive 64;
    # Much shorter than KEEP_ALIVE_SECONDS of the processes, which may be busy for seconds: the side that sends requests is the one that hangs up.
    keepalive_timeout 2s;
}
`;
}

const nameOf = ({ name }: Pick<Group, 'name'>) => (name === 'nameplate' ? name : `nameplate-${name}`);

/** Text of the configuration, for the folder conf.d. */
export function nginxConfig({ groups, addressesOf, certificates, isForEveryHost }: Front): string {
  const upstreams = groups.map((group) => upstream(nameOf(group), addressesOf(group)));
  const [first] = groups;
  if (isForEveryHost && first !== undefined)
    return [...upstreams, ...everyHost(nameOf(first), certificates)].join('\n');
  const servers = groups.flatMap((group) =>
    group.sites.map((site) => siteServer(site, nameOf(group), site.isLocal ? null : certificates)),
  );
  return [...upstreams, ...strangers(certificates !== null), ...servers].join('\n');
}

function everyHost(name: string, certificates: string | null): string[] {
  if (certificates !== null)
    return [
      plainRequests(),
      `server {
    # Every host: the processes know which is which.
${listenTo(certificates, ' default_server')}    server_name _;

    location / {
        proxy_pass http://${name};

${indent(PROXY, 8)}    }
}
`,
    ];
  return [
    `server {
    # Every host: those of brands, ADMIN_HOST (admin.example.com), and all below PREVIEW_HOST (*.preview.example.com). The processes know which is which.
    # With TLS (listen 443 ssl), the certificate names the hosts of brands, admin.example.com and *.preview.example.com: previews are one level below their host.
    listen 80 default_server;
    server_name _;

    location / {
        proxy_pass http://${name};

${indent(PROXY, 8)}    }
}
`,
  ];
}

const listenTo = (folder: string, more = '') =>
  `    listen 443 ssl http2${more};\n    ssl_certificate ${folder}/fullchain.pem;\n    ssl_certificate_key ${folder}/privkey.pem;\n`;

function siteServer({ hosts }: Site, name: string, certificates: string | null): string {
  const folder = `${certificates}/${hosts[0]?.replace(/^\*\./, '')}`;
  const listen = certificates === null ? '    listen 80;\n' : listenTo(folder);
  return `server {
${listen}    server_name ${hosts.join(' ')};
    include ${SNIPPET};
    location / {
        proxy_pass http://${name};
    }
}
`;
}

/** What is sent to hosts that are none of ours; with TLS, plain requests go to the same address with it. */
function strangers(hasTls: boolean): string[] {
  if (!hasTls) return ['server {\n    listen 80 default_server;\n    server_name _;\n    return 404;\n}\n'];
  return [
    plainRequests(),
    'server {\n    listen 443 ssl http2 default_server;\n    server_name _;\n    ssl_reject_handshake on;\n}\n',
  ];
}

function plainRequests(): string {
  return `server {
    listen 80 default_server;
    server_name _;
    # Where certbot proves that the hosts are ours.
    location /.well-known/acme-challenge/ {
        root /var/www/letsencrypt;
    }
    location / {
        return 308 https://$host$request_uri;
    }
}
`;
}

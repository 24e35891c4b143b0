/** Units for systemd: one template for all processes, a worker, a target that holds them together, and a backup every night. */
import { nodeFlagsOf, nodeOf, type Place } from './place.ts';
import { type Plan, webSettings, workerSettings } from './plan.ts';

/** Far above MEMORY_LIMIT_MB, at which a process leaves by itself: systemd kills, and the requests in it would be lost. */
const KILLED_AT = '1G';
/** STOP_DELAY_SECONDS and STOP_SECONDS with their defaults, and 20 more. */
const STOP_SECONDS = 45;

export const SETTINGS_FOLDER = '/etc/nameplate';
const BACKUPS = '/var/backups/nameplate';

/** Text by path. */
export function systemdFiles({ groups, pools }: Plan, place: Place): Record<string, string> {
  const processes = groups.flatMap((group) => group.processes.map((process) => ({ group, ...process })));
  return {
    'systemd/nameplate@.service': unit(place, {
      description: 'Nameplate, process %i',
      settings: 'processes/%i.env',
      flags: nodeFlagsOf('start'),
      script: 'server.ts',
    }),
    'systemd/nameplate-worker.service': unit(place, {
      description: 'Nameplate, background work and email',
      settings: 'processes/worker.env',
      flags: nodeFlagsOf('worker'),
      script: 'scripts/worker.ts',
    }),
    'systemd/nameplate-backup.service': backup(place),
    'systemd/nameplate-backup.timer': NIGHTLY,
    'systemd/nameplate.target': target(processes.map(({ name }) => name)),
    'systemd/processes/worker.env': environment(workerSettings(pools)),
    ...Object.fromEntries(
      processes.map(({ group, name, port }) => [
        `systemd/processes/${name}.env`,
        environment({ HOST: '127.0.0.1', ...webSettings(group, port, pools) }),
      ]),
    ),
  };
}

interface Unit {
  description: string;
  /** The file with what only this process has. */
  settings: string;
  flags: readonly string[];
  script: string;
}

function unit(place: Place, { description, settings, flags, script }: Unit): string {
  const { folder, dataDir, user } = place;
  return `[Unit]
Description=${description}
After=network-online.target postgresql.service
Wants=network-online.target
PartOf=nameplate.target

[Service]
# "systemctl restart" returns when the process serves: processes can be restarted one after the other.
Type=notify
NotifyAccess=all
User=${user}
WorkingDirectory=${folder}
EnvironmentFile=${SETTINGS_FOLDER}/nameplate.env
EnvironmentFile=${SETTINGS_FOLDER}/${settings}
Environment=NODE_ENV=production DATA_DIR=${dataDir}
ExecStart=${nodeOf(place)} ${flags.join(' ')} ${script}
Restart=always
RestartSec=1
# A new version may change a large database first.
TimeoutStartSec=1h
# Longer than STOP_DELAY_SECONDS and STOP_SECONDS together.
TimeoutStopSec=${STOP_SECONDS}
KillMode=mixed
# A process that uses more than MEMORY_LIMIT_MB leaves by itself, without losing a request. This is for one that cannot.
MemoryMax=${KILLED_AT}
${confined(dataDir)}`;
}

const confined = (...writable: readonly string[]): string => `NoNewPrivileges=yes
ProtectSystem=strict
ReadWritePaths=${writable.join(' ')}
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
RestrictSUIDSGID=yes
LockPersonality=yes
`;

function backup(place: Place): string {
  const { folder, dataDir, user } = place;
  return `[Unit]
Description=Backup of Nameplate
After=postgresql.service

[Service]
Type=oneshot
User=${user}
WorkingDirectory=${folder}
EnvironmentFile=${SETTINGS_FOLDER}/nameplate.env
Environment=NODE_ENV=production DATA_DIR=${dataDir}
ExecStart=${nodeOf(place)} scripts/backup.ts --to ${BACKUPS}/ --keep 14
# Visitors come first.
Nice=10
IOSchedulingClass=idle
${confined(dataDir, BACKUPS)}`;
}

const NIGHTLY = `[Unit]
Description=Backup of Nameplate every night

[Timer]
OnCalendar=*-*-* 03:00
RandomizedDelaySec=15min
# After a night in which the machine was off.
Persistent=true

[Install]
WantedBy=timers.target
`;

function target(names: readonly string[]): string {
  const wants = [...names.map((name) => `nameplate@${name}.service`), 'nameplate-worker.service'];
  return `[Unit]
Description=Nameplate
${wants.map((name) => `Wants=${name}`).join('\n')}

[Install]
WantedBy=multi-user.target
`;
}

function environment(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

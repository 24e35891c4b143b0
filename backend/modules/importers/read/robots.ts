/** What a site allows robots to fetch: robots.txt (RFC 9309), with `Crawl-delay`. */

export interface Robots {
  isAllowed(url: string): boolean;
  /** Seconds between two pages; 0 if it says nothing. */
  delay: number;
}

interface Rule {
  isAllowed: boolean;
  path: string;
  pattern: RegExp;
}

/** The group that names us, else the one for everybody. */
export function parseRobots(text: string, agent: string): Robots {
  const groups = groupsOf(text);
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const used = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const rules = used.flatMap((group) => group.rules).toSorted((left, right) => precedence(right) - precedence(left));
  return {
    isAllowed(url) {
      const { pathname, search } = new URL(url);
      return rules.find(({ pattern }) => pattern.test(pathname + search))?.isAllowed ?? true;
    },
    delay: Math.max(0, ...used.map(({ delay }) => delay)),
  };
}

/** The longest path counts, and of two alike the one that allows. */
const precedence = ({ path, isAllowed }: Rule): number => path.length * 2 + (isAllowed ? 1 : 0);

interface Group {
  agents: string[];
  rules: Rule[];
  delay: number;
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [], delay: 0 });
      groups.at(-1)?.agents.push(value.trim().toLowerCase());
      isNaming = true;
    } else if (key === 'allow' || key === 'disallow' || key === 'crawl-delay') {
      addRule(groups.at(-1), key, value.trim());
      isNaming = false;
    }
  }
  return groups;
}

function addRule(group: Group | undefined, key: 'allow' | 'disallow' | 'crawl-delay', value: string): void {
  if (!group || value === '') return;
  if (key === 'crawl-delay') group.delay = Number(value) || 0;
  else group.rules.push({ isAllowed: key === 'allow', path: value, pattern: patternOf(value) });
}

/** Runs of `*` are one, and several in a row would take long to match. */
function patternOf(path: string): RegExp {
  const isWhole = path.endsWith('$');
  const parts = (isWhole ? path.slice(0, -1) : path).split(/\*+/).slice(0, 6);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}${isWhole ? '$' : ''}`, 's');
}

/** Sources of made-up items for tests of runs: what is read, and what its items become, without files and fields. */
import { hash } from 'node:crypto';
import { FeedFault, type FeedItem, type ItemFault } from '../read/feed-item.ts';
import type { Sources } from '../runs/source.ts';

/** An advertisement as a source has it. */
export interface Ad {
  ref: string;
  title?: string;
  company?: string;
  url?: string | null;
  text?: string;
  expires?: Date;
  unknown?: string;
}

export type Line = Ad | { fault: string } | { broken: number };

const keyOf = (text: string) => hash('sha1', text, 'base64url').slice(0, 12);
const titleOf = ({ ref, title }: Ad) => title ?? `Editor ${ref}`;

/** `onItem` is called before each item is read, `onMap` before it is mapped. */
export function sourceOf(
  lines: readonly Line[],
  {
    onItem,
    onMap,
    etag = null,
  }: { onItem?: () => unknown; onMap?: (ref: string) => unknown; etag?: string | null } = {},
): Sources {
  const ads = new Map<string, Ad>();
  async function* items(): AsyncGenerator<FeedItem | ItemFault> {
    for (const [at, line] of lines.entries()) {
      await onItem?.();
      const raw = JSON.stringify(line);
      if ('broken' in line) throw new FeedFault('FEED_NOT_WELL_FORMED', { line: line.broken });
      if ('fault' in line) {
        yield { line: at + 1, code: 'ITEM_NOT_JSON', params: {}, raw };
        continue;
      }
      ads.set(raw, line);
      yield { line: at + 1, fields: new Map(), raw };
    }
  }
  const adOf = ({ raw }: FeedItem): Ad => {
    const ad = ads.get(raw);
    if (ad === undefined) throw new Error('An item of another source.');
    return ad;
  };
  const keysOf = (item: FeedItem, revision = 1) => {
    const ad = adOf(item);
    const posting = `${titleOf(ad)} ${ad.company ?? 'Acme'}`;
    return {
      identity: `ref:${ad.ref}`,
      urlKey: ad.url ?? null,
      postingKey: keyOf(posting),
      fingerprint: keyOf(`${item.raw} ${revision}`),
    };
  };
  return {
    open: async ({ revision }) => ({
      items,
      keysOf: (item) => keysOf(item, revision),
      async map(item) {
        const ad = adOf(item);
        await onMap?.(ad.ref);
        if (ad.title === '') return { refused: [{ code: 'ITEM_NO_TITLE', params: {} }] };
        const title = titleOf(ad);
        const { fingerprint: _, ...keys } = keysOf(item, revision);
        return {
          job: {
            ...keys,
            ...{ title, organizationName: ad.company ?? 'Acme', langcode: 'en', url: null, posted: null, notes: [] },
            expires: ad.expires ?? null,
            unknown: ad.unknown === undefined ? [] : [{ kind: 'employment_type' as const, text: ad.unknown }],
            data: {
              job_info: {
                title,
                type: 'job_per_template',
                description: { format: 'filtered_html', value: `<p>${ad.text ?? 'Write.'}</p>` },
              },
              application_options: { applicationWorkflow: 'none' },
            },
          },
        };
      },
      etag,
      lastModified: null,
      close: async () => undefined,
    }),
    faultIn: (error) => (error instanceof FeedFault ? error : null),
  };
}

import { useEffect, useRef, useState } from 'react';
import type { FilePurpose, FormTools, SentFile } from '../control-contract.ts';
import { useFormHold } from '../hold.ts';
import { useRefusedFiles } from '../refused-files.ts';
import { type FileLimits, limitsOf, refusalOf } from './check-file.ts';
import type { PendingFile } from './pending-file.ts';
import { mayHelpAgain, reasonOf } from './upload-reason.ts';

export interface Uploads {
  pending: readonly PendingFile[];
  send(files: readonly File[]): void;
  retry(key: number): void;
  /** Cancels an upload, or removes its row. */
  drop(key: number): void;
}

interface Options {
  /** Of the field. */
  pointer: string;
  purpose: FilePurpose;
  /** Defaults to the limits of the purpose. */
  limits?: FileLimits;
  tools: FormTools;
  onSent(sent: SentFile, file: File): void;
}

/** Uploads in the background; the form waits for them. */
export function useUploads(options: Options): Uploads {
  const refused = useRefusedFiles();
  const [pending, setPending] = useState(() => refused.at(options.pointer));
  const latest = useRef(options);
  latest.current = options;
  const running = useRef(new Map<number, AbortController>());
  const next = useRef(Math.max(0, ...pending.map(({ key }) => key)));
  const hold = useFormHold();

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const one of current.values()) one.abort();
    };
  }, []);

  const { pointer } = options;
  const { keep } = refused;
  useEffect(() => {
    keep(
      pointer,
      pending.filter(({ reason }) => reason !== null),
    );
  }, [keep, pointer, pending]);

  const change = (key: number, part: Partial<PendingFile>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => setPending((all) => all.filter((one) => one.key !== key));

  async function run(key: number, file: File): Promise<void> {
    const { tools, purpose } = latest.current;
    const stop = new AbortController();
    running.current.set(key, stop);
    const release = hold.hold();
    try {
      const sent = await tools.upload(file, purpose, {
        signal: stop.signal,
        onProgress: (progress) => change(key, { progress }),
      });
      remove(key);
      latest.current.onSent(sent, file);
    } catch (error) {
      // Ignore uploads that were canceled.
      if (!stop.signal.aborted)
        change(key, { progress: null, reason: reasonOf(error, tools), canRetry: mayHelpAgain(error) });
    } finally {
      running.current.delete(key);
      release();
    }
  }

  function send(files: readonly File[]): void {
    const { tools, purpose, limits = limitsOf(purpose) } = latest.current;
    const added = files.map((file): PendingFile => {
      const reason = refusalOf(file, limits, tools);
      next.current += 1;
      return { key: next.current, file, progress: reason === null ? 0 : null, reason, canRetry: false };
    });
    setPending((all) => [...all, ...added]);
    for (const { key, file, reason } of added) if (reason === null) void run(key, file);
  }

  function retry(key: number): void {
    const found = pending.find((one) => one.key === key);
    if (!found) return;
    change(key, { progress: 0, reason: null });
    void run(key, found.file);
  }

  function drop(key: number): void {
    remove(key);
    running.current.get(key)?.abort();
  }

  return { pending, send, retry, drop };
}

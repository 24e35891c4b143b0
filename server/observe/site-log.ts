/** The log of a process: counted, cut to its level, bounded, written. */
import { countLogLine } from '../../backend/observe/metrics.ts';
import { boundLog } from '../bounded-log.ts';
import { createLog, LOG_LEVELS, type Log, type LogLevel } from '../log.ts';

/** To standard output unless `write` is given. What is below the level counts all the same. */
export function openLog(options: { readable: boolean; level: LogLevel; write?: (line: string) => void }): Log {
  const log = boundLog(createLog(options));
  const lowest = LOG_LEVELS.indexOf(options.level);
  return (level, code, message, details) => {
    countLogLine(level, code);
    if (LOG_LEVELS.indexOf(level) >= lowest) log(level, code, message, details);
  };
}

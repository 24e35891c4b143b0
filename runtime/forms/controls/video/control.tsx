import { readVideo } from '../../../core/video-embed.ts';
import type { ControlProps } from '../../control-contract.ts';
import { idsOf } from '../../parts/attributes.ts';
import styles from '../../parts/parts.module.css';
import { TextField } from '../../parts/TextField.tsx';
import { withProtocol } from '../../parts/web-address.ts';

/** The address of a video. Shows whether the video will play on the page or be a link. */
export function VideoControl(control: ControlProps) {
  const { id, describedBy, tools } = control;
  const note = `${id}-host`;
  return (
    <TextField
      control={{ ...control, describedBy: idsOf(describedBy, note) }}
      input={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
      finish={withProtocol}
    >
      {(text) => (
        <p id={note} className={styles.note} aria-live="polite">
          {describe(text, tools.t)}
        </p>
      )}
    </TextField>
  );
}

function describe(text: string, t: ControlProps['tools']['t']): string {
  const video = readVideo(withProtocol(text));
  if (!video) return '';
  return t(video.player === null ? 'video.link' : 'video.plays', { host: video.host });
}

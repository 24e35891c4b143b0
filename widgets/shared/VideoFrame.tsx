import { type MouseEvent, useState } from 'react';
import type { EmbeddableVideo } from '../../runtime/core/video-embed.ts';
import styles from './VideoFrame.module.css';

export interface VideoFrameProps {
  video: EmbeddableVideo;
  title: string;
  /** URL of the poster image; without one, the title stands on the brand's color. */
  cover: string | null;
  /** For screen readers: `Play video:`, before the title. */
  play: string;
  /** Where the video is loaded from, and when. */
  hint: string;
  /** The title follows below the frame, so it is not shown on a poster. */
  titleBelow?: boolean;
}

/**
 * A poster with a play button. A click replaces it with the player; without JavaScript, or without a player, it links
 * to the host.
 */
export function VideoFrame({ video, title, cover, play: label, hint, titleBelow }: VideoFrameProps) {
  const [isPlaying, setPlaying] = useState(false);
  const { player, href } = video;

  function play(event: MouseEvent) {
    const asksForTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!player || asksForTab) return;
    event.preventDefault();
    setPlaying(true);
  }

  if (isPlaying && player) {
    return (
      <iframe className={styles.player} src={player} title={title} allow="autoplay; fullscreen; picture-in-picture" />
    );
  }
  return (
    <a className={styles.still} href={href} target="_blank" rel="nofollow noopener noreferrer" onClick={play}>
      {cover && <img className={styles.cover} src={cover} alt="" loading="lazy" />}
      <span className={styles.icon} aria-hidden="true" />
      <span className={styles.caption}>
        <span className="visually-hidden">{label} </span>
        <span className={titleBelow && cover ? 'visually-hidden' : styles.title}>{title}</span>
        <span className={styles.host}>{hint}</span>
      </span>
    </a>
  );
}

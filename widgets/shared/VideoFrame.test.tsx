// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { readVideo } from '../../runtime/core/video-embed.ts';
import { VideoFrame } from './VideoFrame.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function show(source: string): HTMLElement {
  const video = readVideo(source);
  if (!video) throw new Error(`"${source}" is no video.`);
  const page = document.body.appendChild(document.createElement('main'));
  const frame = <VideoFrame video={video} title="Harbor pilot" cover={null} play="Play video:" hint={video.host} />;
  act(() => createRoot(page).render(frame));
  return page;
}

function click(page: HTMLElement, init: MouseEventInit = {}): void {
  // The test browser cannot navigate.
  page.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  act(() => void page.querySelector('a')?.dispatchEvent(event));
}

it('loads nothing of the host before the click, and the player in the place of the still after it', () => {
  const page = show('https://www.youtube.com/watch?v=abcDEF_-123');
  expect(page.querySelector('[src]')).toBeNull();
  click(page);
  expect(page.querySelector('a')).toBeNull();
  expect(page.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1');
});

it('leaves a click for a new tab to the link', () => {
  const page = show('https://vimeo.com/123456');
  click(page, { ctrlKey: true });
  expect(page.querySelector('iframe')).toBeNull();
});

it('is a plain link where the host has no player', () => {
  const page = show('https://videos.example/film');
  click(page);
  expect(page.querySelector('a')?.href).toBe('https://videos.example/film');
  expect(page.querySelector('iframe')).toBeNull();
});

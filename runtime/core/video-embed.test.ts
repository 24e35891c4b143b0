import { describe, expect, it } from 'vitest';
import { readVideo } from './video-embed.ts';

describe('readVideo', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=abcDEF_-123&t=9',
      'https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1',
    ],
    ['https://youtu.be/abcDEF_-123', 'https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1'],
    ['https://m.youtube.com/shorts/abcDEF_-123', 'https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1'],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1&autoplay=1'],
    ['https://player.vimeo.com/video/123456', 'https://player.vimeo.com/video/123456?dnt=1&autoplay=1'],
  ])('plays %s without the cookies of its host', (source, player) => {
    expect(readVideo(source)?.player).toBe(player);
  });

  it.each([
    'https://videos.example/1',
    'https://youtube.com.evil.example/watch?v=abcDEF_-123',
    'https://vimeo.com/about',
  ])('only links to %s, which has no player we may frame', (source) =>
    expect(readVideo(source)).toMatchObject({ href: source, player: null }),
  );

  it('lets no id break out of the address of the player', () => {
    expect(readVideo('https://youtu.be/abc%22onload=x')?.player).toBeNull();
    expect(readVideo('https://www.youtube.com/watch?v=../../evil')?.player).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'film', ''])('reads %j as no video', (source) => {
    expect(readVideo(source)).toBeNull();
  });
});

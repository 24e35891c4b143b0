import { readVideo } from '../../runtime/core/video-embed.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { OrganizationVideo } from '../shared/organizations/organizations.generated.ts';
import { VideoFrame } from '../shared/VideoFrame.tsx';
import styles from './OrganizationProfile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** Videos that load from their host only after a click. */
export function ProfileVideos({ videos, id }: { videos: readonly OrganizationVideo[]; id: string }) {
  const t = useTexts('organization');
  const shown = videos.flatMap(({ source, coverTitle, cover }) => {
    const video = readVideo(source);
    return video ? [{ video, title: coverTitle ?? video.host, cover: cover ?? null }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ProfileSection id={id} title={t('profile.videos')}>
      <ul className={styles.videos}>
        {shown.map(({ video, title, cover }) => (
          <li key={video.href}>
            <VideoFrame
              video={video}
              title={title}
              cover={cover?.url ?? null}
              play={t('video.play')}
              hint={t(video.player ? 'video.loads' : 'video.leads', { host: video.host })}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

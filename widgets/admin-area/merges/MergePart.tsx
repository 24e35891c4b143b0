import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { MergePanel, type MergePanelProps } from './MergePanel.tsx';

/** Merging, behind a button: asking about an entry that somebody may not merge is logged. */
export function MergePart(props: MergePanelProps) {
  const t = useTexts('merges');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <MergePanel {...props} />;
  return (
    <div>
      <SmallButton onClick={() => setOpen(true)}>{t(`open.${props.kind}`)}</SmallButton>
    </div>
  );
}

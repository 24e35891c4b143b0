import { useCallback, useEffect, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { FormTools } from '../control-contract.ts';
import styles from './CropDialog.module.css';
import { type CropArea, cutOut, largestArea } from './crop.ts';
import { Modal } from './Modal.tsx';
import parts from './parts.module.css';

export interface CropDialogProps {
  file: File;
  aspect: number | undefined;
  t: FormTools['t'];
  onDone(file: File): void;
  onClose(): void;
}

/**
 * Selects the part of an image to show, by mouse, touch or keyboard. An image that cannot be decoded is uploaded
 * unchanged.
 */
export function CropDialog({ file, aspect, t, onDone, onClose }: CropDialogProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [area, setArea] = useState<CropArea>({ x: 0, y: 0, width: 100, height: 100 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is decoded once
  useEffect(() => {
    let isWanted = true;
    createImageBitmap(file).then(
      (opened) => {
        if (!isWanted) return opened.close();
        setArea(largestArea(opened, aspect));
        setPicture(opened);
      },
      () => isWanted && onDone(file),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);

  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas || !picture) return;
      const scale = Math.min(1, 1200 / Math.max(picture.width, picture.height));
      canvas.width = Math.round(picture.width * scale);
      canvas.height = Math.round(picture.height * scale);
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    },
    [picture],
  );

  return (
    <Modal title={t('crop.title')} onClose={onClose}>
      <p className={parts.note}>{t('crop.help')}</p>
      <div className={styles.stage}>
        {picture && (
          <ReactCrop
            crop={{ ...area, unit: '%' }}
            {...(aspect !== undefined && { aspect })}
            minWidth={24}
            minHeight={24}
            keepSelection
            ruleOfThirds
            ariaLabels={labelsOf(t)}
            onChange={(_, { x, y, width, height }) => setArea({ x, y, width, height })}
          >
            <canvas ref={draw} className={styles.picture} />
          </ReactCrop>
        )}
      </div>
      <div className={parts.actions}>
        <button
          type="button"
          className={`${parts.button} ${parts.main}`}
          // Not disabled: the dialog would open with the focus on Cancel.
          aria-disabled={!picture || undefined}
          onClick={() => picture && void cutOut(file, picture, area).then(onDone)}
        >
          {t('crop.take')}
        </button>
        <button type="button" className={parts.button} onClick={onClose}>
          {t('dialog.cancel')}
        </button>
      </div>
    </Modal>
  );
}

function labelsOf(t: FormTools['t']) {
  return {
    cropArea: t('crop.area'),
    nwDragHandle: t('crop.topLeft'),
    nDragHandle: t('crop.top'),
    neDragHandle: t('crop.topRight'),
    eDragHandle: t('crop.right'),
    seDragHandle: t('crop.bottomRight'),
    sDragHandle: t('crop.bottom'),
    swDragHandle: t('crop.bottomLeft'),
    wDragHandle: t('crop.left'),
  };
}

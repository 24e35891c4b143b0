import { Button, Dialog, Portal } from '@chakra-ui/react';
import { type RefObject, useRef } from 'react';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { ChakraScope } from '../../runtime/theme/ChakraScope.tsx';
import { FacetList } from '../shared/search/FacetList.tsx';
import { listingOf, refineHref } from '../shared/search/search-links.ts';
import type { Facet } from '../shared/search/search-types.ts';
import styles from './FilterDialog.module.css';

export interface FilterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What gets the focus when the filters close. */
  opener: RefObject<HTMLElement | null>;
  facets: readonly Facet[];
  total: number;
  page: PageInfo;
  id: string;
}

const shows = { JOBS: 'filters.show', ORGANIZATIONS: 'filters.showOrganizations', RESUMES: 'filters.showResumes' };

/** All filters over the whole screen. A choice refines the list behind it; the button says how many hits are left. */
export function FilterDialog({ isOpen, onClose, opener, facets, total, page, id }: FilterDialogProps) {
  const t = useTexts('search');
  const show = useRef<HTMLButtonElement>(null);
  const { index, choices } = listingOf(page);
  return (
    <ChakraScope>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
        finalFocusEl={() => opener.current}
        size="full"
        scrollBehavior="inside"
        motionPreset="none"
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop className="chakra" />
          <Dialog.Positioner className="chakra">
            <Dialog.Content className={styles.content}>
              <Dialog.Header className={styles.head}>
                <Dialog.Title>{t('filters.title')}</Dialog.Title>
                <Dialog.CloseTrigger asChild>
                  <button className={styles.close} type="button" aria-label={t('filters.close')}>
                    <span className={styles.cross} aria-hidden="true" />
                  </button>
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <Dialog.Body className={styles.body}>
                <FacetList facets={facets} page={page} id={`${id}-sheet`} />
              </Dialog.Body>
              <Dialog.Footer className={styles.foot}>
                {choices.length > 0 && (
                  <Link
                    className={styles.reset}
                    href={refineHref(page, { choices: [] })}
                    // The link goes with the last choice; the focus must not go with it.
                    onClick={() => show.current?.focus()}
                    keepScroll
                  >
                    {t('filters.reset')}
                  </Link>
                )}
                <Button className={styles.show} ref={show} colorPalette="brand" onClick={onClose} aria-live="polite">
                  {t(shows[index], { count: total })}
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraScope>
  );
}

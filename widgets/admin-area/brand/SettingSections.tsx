import { useEffect, useState } from 'react';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Badge } from '../parts/Badge.tsx';
import { SmallInput } from '../parts/controls.tsx';
import styles from './Brand.module.css';
import { SettingField } from './SettingField.tsx';
import { readSetting } from './schema-tools.ts';
import { useSettings } from './setting-context.ts';
import { type SettingPlace, searchSettings } from './setting-search.ts';
import { type NamedSetting, useReadSetting } from './use-read-setting.ts';
import { findingsAt, originAt } from './values.ts';

/** All sections of the document, collapsed by default; a search expands matching ones. */
export function SettingSections() {
  const t = useTexts('admin');
  const { id, root } = useSettings();
  const read = useReadSetting();
  // A link from the visual editor names what to find.
  const [words, setWords] = useState(() => new URLSearchParams(window.location.search).get('find') ?? '');
  const wanted = words.trim().toLowerCase();
  const sections = readSetting(root, '', root).settings.filter(({ key }) => key !== '$schema' && key !== 'features');
  // Sections about the file itself are found by their text.
  const hasSettings = ({ key, schema }: { key: string; schema: JsonObject }) => {
    const { kind, fixed } = readSetting(root, key, schema);
    return fixed === null || kind === 'group';
  };
  const found =
    wanted === ''
      ? null
      : sections.flatMap(({ key, schema }) => searchSettings(read, { path: [key], node: schema }, wanted));
  return (
    <>
      <div>
        <label className="label" htmlFor={`${id}-find`}>
          {t('brand.find')}
        </label>
        <SmallInput id={`${id}-find`} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </div>
      {found === null ? (
        sections.filter(hasSettings).map(({ key, schema }) => <Section key={key} path={[key]} node={schema} />)
      ) : found.length === 0 ? (
        <p role="status">{t('brand.notFound', { words })}</p>
      ) : (
        found.map(({ path, node }) => (
          <div key={path.join('/')}>
            {path.length > 1 && <span className="meta">{path.slice(0, -1).join(' › ')}</span>}
            <SettingField path={path} node={node} />
          </div>
        ))
      )}
    </>
  );
}

function Section({ path, node }: SettingPlace) {
  const t = useTexts('admin');
  const { settings, findings, named } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const isNamed = named?.split('/')[0] === path[0];
  useEffect(() => {
    if (isNamed) setOpen(true);
  }, [isNamed]);
  const setting = useReadSetting()(path, node);
  const isSwitched = originAt(settings.origins, path)?.layer === 'switch';
  const faults = findingsAt(findings, path).filter(({ severity }) => severity === 'error').length;
  return (
    <details className={styles.section} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span lang={setting.lang}>{setting.title}</span>
        {isSwitched && <Badge kind="good">{t('layer.switch')}</Badge>}
        {faults > 0 && <Badge kind="danger">{t('brand.faults', { count: faults })}</Badge>}
      </summary>
      {isOpen && (
        <div className={`${styles.inside} ${styles.grid}`}>
          <Inside setting={setting} path={path} node={node} />
        </div>
      )}
    </details>
  );
}

function Inside({ setting, path, node }: SettingPlace & { setting: NamedSetting }) {
  if (setting.kind !== 'group' || setting.fixed !== null) return <SettingField path={path} node={node} />;
  return (
    <>
      <p className={styles.help}>{setting.description}</p>
      {setting.settings.map(({ key, schema }) => (
        <SettingField key={key} path={[...path, key]} node={schema} />
      ))}
    </>
  );
}

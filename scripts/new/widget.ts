import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentName } from '../../runtime/core/component-name.ts';
import { UNWRITTEN } from '../generate/read-widgets.ts';

/**
 * Writes a widget folder that passes the contract test once its description is written; returns the paths. Throws if
 * the folder exists.
 */
export function writeWidget(widgetsDir: string, name: string): string[] {
  const folder = join(widgetsDir, name);
  if (existsSync(folder)) throw new Error(`widgets/${name} exists already.`);
  mkdirSync(folder);
  const component = componentName(name);
  const files = {
    'widget.json': formatted(manifest(name)),
    [`${component}.tsx`]: view(component),
    [`${component}.module.css`]: `.${styleName(component)} {\n  display: grid;\n  gap: var(--space-4);\n}\n`,
  };
  return Object.entries(files).map(([file, text]) => {
    const path = join(folder, file);
    writeFileSync(path, text);
    return path;
  });
}

function manifest(name: string) {
  const label = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const long = 'Aufenthaltsbestimmungsangelegenheiten and other matters that take more than one line to name';
  return {
    $schema: '../../schemas/widget.schema.json',
    label,
    description: `${label}: ${UNWRITTEN}`,
    texts: [],
    regions: ['main'],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        heading: {
          description: 'Heading above the content. A text, or one per language.',
          $ref: '../brand.schema.json#/definitions/localisedText',
          default: label,
        },
      },
    },
    presets: [],
    examples: { normal: { props: {} }, empty: { props: { heading: '' } }, longest: { props: { heading: long } } },
  };
}

/** Like the repository's formatter: a list with one item is on one line. */
function formatted(value: object): string {
  return `${JSON.stringify(value, null, 2).replace(/\[\s+("[^"]*")\s+\]/g, '[$1]')}\n`;
}

function styleName(component: string): string {
  return component.replace(/^./, (letter) => letter.toLowerCase());
}

function view(component: string): string {
  return `import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { ${component}Props } from '../props.generated.ts';
import styles from './${component}.module.css';

export function ${component}({ props, id }: WidgetProps<${component}Props>) {
  if (!props.heading) return null;
  return (
    <section className={styles.${styleName(component)}} aria-labelledby={\`\${id}-heading\`}>
      <h2 className="section-heading" id={\`\${id}-heading\`}>
        {props.heading}
      </h2>
    </section>
  );
}
`;
}

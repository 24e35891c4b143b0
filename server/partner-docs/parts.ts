/** The parts of the page about the API for partners. */

import type { ApiDocument, DescribedOperation, Parameter } from '../../backend/modules/partners/api/openapi.ts';
import type { JsonSchema } from '../../backend/modules/partners/api/operation.ts';
import type { Translate } from '../../runtime/core/texts/translator.ts';
import { text } from '../embed/frame-page.ts';
import { curlOf } from './sample.ts';
import { referenceIn, rowsOf, typeOf } from './schema-rows.ts';

export type PageTexts = Translate;

interface Described {
  path: string;
  method: string;
  operation: DescribedOperation;
}

/** Text of the document, with what is between backticks as code. */
export const inline = (words: string): string => text(words).replace(/`([^`]+)`/g, '<code>$1</code>');
export const prose = (words: string): string => `<p>${inline(words)}</p>`;

const link = (name: string): string => `<a href="#schema-${text(name)}">${text(name)}</a>`;

function table(heads: readonly string[], rows: readonly (readonly string[])[], label: string): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const head = heads.map((one) => `<th scope="col">${text(one)}</th>`).join('');
  return `<div class="table" role="region" tabindex="0" aria-label="${text(label)}"><table><thead><tr>${head}</tr></thead><tbody>\n${cells.join('\n')}\n</tbody></table></div>`;
}

export function operationPart(document: ApiDocument, described: Described, t: PageTexts): string {
  const { path, method, operation } = described;
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const id = text(operationId);
  const name = `${method.toUpperCase()} ${path}`;
  const body = requestBody?.content['application/json']?.schema;
  return `<article lang="en" aria-labelledby="${id}"><h3 id="${id}"><code>${text(name)}</code></h3>
<p>${inline(summary)}</p>${description === undefined ? '' : prose(description)}
${parameters.length > 0 ? heading(t('parameters')) + parametersTable(parameters, t, name) : ''}
${body ? `${heading(t('body'))}<p>${link(referenceIn(body) ?? '')}</p>` : ''}
${heading(t('example'))}<pre tabindex="0"><code>${text(curlOf(document, described))}</code></pre>
${heading(t('answers'))}${answersTable(responses, t, name)}</article>`;
}

const heading = (words: string): string => `<h4>${text(words)}</h4>`;

function parametersTable(parameters: readonly Parameter[], t: PageTexts, about: string): string {
  const rows = parameters.map(({ name, in: where, required, schema, description }) => [
    `<code>${text(name)}</code>${required ? ` (${text(t('required'))})` : ''}`,
    text(t(`in.${where}`)),
    text(typeOf(schema)),
    inline(description ?? (typeof schema.description === 'string' ? schema.description : '')),
  ]);
  return table([t('name'), t('where'), t('type'), t('meaning')], rows, `${t('parameters')}: ${about}`);
}

function answersTable(responses: DescribedOperation['responses'], t: PageTexts, about: string): string {
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [answer] = Object.values(content);
    const schema = answer ? referenceIn(answer.schema) : null;
    const examples = Object.entries(answer?.examples ?? {});
    const known = new Map(examples.map(([code, { summary }]) => [code, summary]));
    const codes = Number(status) < 400 ? [] : description.split(', ');
    const said = codes.map(
      (code) => `<code>${text(code)}</code>${known.has(code) ? ` ${text(known.get(code) ?? '')}` : ''}`,
    );
    return [
      text(status),
      schema === null ? '' : link(schema),
      codes.length > 0 ? said.join('<br>') : text(description),
    ];
  });
  return table([t('status'), t('data'), t('meaning')], rows, `${t('answers')}: ${about}`);
}

export function schemaPart(name: string, schema: JsonSchema, t: PageTexts): string {
  const id = `schema-${text(name)}`;
  const rows = rowsOf(schema).map(({ name: at, isRequired, type, reference, meaning }) => [
    `<code>${text(at)}</code>${isRequired ? ` (${text(t('required'))})` : ''}`,
    reference === null ? text(type) : text(type).replace(text(reference), link(reference)),
    inline(meaning),
  ]);
  const about = typeof schema.description === 'string' ? prose(schema.description) : '';
  const fields = rows.length > 0 ? table([t('name'), t('type'), t('meaning')], rows, name) : '';
  return `<article lang="en" aria-labelledby="${id}"><h3 id="${id}">${text(name)}</h3>${about}${fields}</article>`;
}

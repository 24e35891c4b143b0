/** Reads the articles in `content/articles/`: one Markdown file per article and language, whose first lines name what is about it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { LANGUAGES, type Language } from './plan-rows.ts';

export interface Article {
  /** File name without language, shared by its versions. */
  name: string;
  language: Language;
  title: string;
  summary: string;
  category: string;
  authors: string[];
  /** HTML with headings from the second level. */
  body: string;
}

/** How articles are spread over brands and time. */
export interface ArticlePlan {
  name: string;
  /** What its picture shows. */
  scene: string;
  /** Brands that own it; without, every brand with a blog. */
  brands?: string[];
  /** Brands that also show it. */
  also?: string[];
}

const folder = join(import.meta.dirname, 'content', 'articles');
const HEADS = ['title', 'summary', 'category', 'authors'] as const;

/** The newest first. */
export const readArticlePlans = (): ArticlePlan[] => JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));

/** All articles in all languages; throws for a file without one of its first lines. */
export function readArticles(): Article[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => parseArticle(file, readFileSync(join(folder, file), 'utf8')));
}

function parseArticle(file: string, text: string): Article {
  const [, name = '', code] = /^(.+)\.([a-z]{2})\.md$/.exec(file) ?? [];
  const language = LANGUAGES.find((one) => one === code);
  const end = text.indexOf('\n\n');
  const head = new Map(
    text
      .slice(0, end)
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const missing = HEADS.filter((one) => !head.get(one));
  if (language === undefined || end < 0 || missing.length > 0)
    throw new Error(`${join(folder, file)} has no ${missing.join(', ') || 'language or text'}.`);
  const said = (one: (typeof HEADS)[number]) => head.get(one) ?? '';
  return {
    ...{ name, language, title: said('title'), summary: said('summary'), category: said('category') },
    authors: said('authors').split(/, */),
    body: marked.parse(text.slice(end + 2), { async: false }).trim(),
  };
}

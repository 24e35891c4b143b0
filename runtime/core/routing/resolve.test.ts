import { describe, expect, it } from 'vitest';
import type { RouteDecision } from '../paths/types.ts';
import { createHref, publicRoutes } from './href.ts';
import { resolveRoute } from './resolve.ts';
import { compileRoutes } from './table.ts';
import { routedDocument } from './testing.ts';

const brand = () => ({ document: routedDocument() });

/** A decision in one line: `301 /jobs`, `page de jobs a/b {"page":"2"}`, `404 en UNKNOWN_PATH`. */
function brief(decision: RouteDecision): string {
  switch (decision.kind) {
    case 'redirect':
      return `${decision.status} ${decision.location}${decision.noStore ? ' no-store' : ''}`;
    case 'rewrite':
      return `rewrite ${decision.target}`;
    case 'error':
      return `${decision.status} ${decision.locale} ${decision.reason}`;
    default: {
      const { page, params, taxonomy, query, noindex } = decision.match;
      const parts = [
        ...Object.values(params),
        ...taxonomy,
        ...(Object.keys(query).length > 0 ? [JSON.stringify(query)] : []),
      ];
      return ['page', decision.locale, page, ...parts, ...(noindex ? ['noindex'] : [])].join(' ');
    }
  }
}

const tables: Record<string, [url: string, decision: string][]> = {
  pages: [
    ['/', 'page en home'],
    ['/?x=1', 'page en home'],
    ['/jobs', 'page en jobs'],
    ['/jobs/full-time/media', 'page en jobs full-time media'],
    [`/jobs${'/a'.repeat(13)}`, '404 en UNKNOWN_PATH'],
    ['/job/reporter-42', 'page en job reporter 42'],
    ['/job/level-2-editor-7', 'page en job level-2-editor 7'],
    ['/job/42', 'page en job  42'],
    ['/job/reporter', '404 en UNKNOWN_PATH'],
    ['/job/reporter-0', '404 en UNKNOWN_PATH'],
    ['/job/reporter-2147483648', '404 en UNKNOWN_PATH'],
    ['/job/a/b-1', '404 en UNKNOWN_PATH'],
    ['/job', '404 en UNKNOWN_PATH'],
    ['/organizations/media', 'page en organizations media'],
    ['/organization/acme-inc', 'page en organization acme-inc'],
    ['/organization', '404 en UNKNOWN_PATH'],
    ['/privacy-policy', 'page en landing privacy'],
    ['/about/us', 'page en landing about'],
    ['/about', '404 en UNKNOWN_PATH'],
    ['/nothing', '404 en UNKNOWN_PATH'],
    ['/404', '404 en NOT_FOUND'],
    ['/de/404', '404 de NOT_FOUND'],
    ['/jobs-in-rome', '404 en UNKNOWN_PATH'],
  ],
  'landing pages stay out of excluded paths': [
    ['/contact', 'page en landing contact'],
    ['/contact/sneaky', '404 en UNKNOWN_PATH'],
  ],
  'language prefixes': [
    ['/de', 'page de home'],
    ['/de/jobs', 'page de jobs'],
    ['/en', '301 /'],
    ['/en/jobs?search=a', '301 /jobs?search=a'],
    ['/en/en/jobs', '301 /en/jobs'],
    ['/DE/jobs', '301 /de/jobs'],
    ['/en-gb/jobs', '301 /en-GB/jobs'],
    ['/en-GB/jobs', 'page en-GB jobs'],
    ['/it/jobs', '404 en UNKNOWN_PATH'],
  ],
  'a language in the query': [
    ['/jobs?locale=de&search=a', '301 /de/jobs?search=a'],
    ['/jobs/media?locale=fr&region=eu&page=2', '301 /fr/emploi/media?region=eu&page=2'],
    ['/fr/emploi?locale=de', '301 /de/jobs'],
    ['/de/jobs?locale=en', '301 /jobs'],
    ['/de/datenschutz?locale=fr', '301 /fr/privacy-policy'],
    ['/?locale=EN-gb', '301 /en-GB'],
    ['/jobs?locale=en', '301 /jobs'],
    ['/de/jobs?locale=de', '301 /de/jobs'],
    ['/jobs?locale=xx&search=a', '301 /jobs?search=a'],
    ['/jobs?locale=//evil.example', '301 /jobs'],
    ['/jobs?locale=de&locale=fr', '301 /de/jobs'],
    ['/jobs?locale=', 'page en jobs'],
    ['/jobs?region=eu', 'page en jobs'],
    ['/careers/media?locale=de', '301 /de/careers/media'],
    ['/nothing?locale=de', '404 en UNKNOWN_PATH'],
    ['/api/messages/en?locale=de', '404 en NOT_SERVED'],
    ['/router?router=/jobs%3Flocale=de', '301 /de/jobs'],
  ],
  'translated paths': [
    ['/fr/emploi', 'page fr jobs'],
    ['/fr/emploi/media?page=2', 'page fr jobs media {"page":"2"}'],
    ['/fr/jobs/media?page=2', '301 /fr/emploi/media?page=2'],
    ['/emploi', '404 en UNKNOWN_PATH'],
    ['/de/emploi', '404 de UNKNOWN_PATH'],
    ['/de/organizations', '301 /de/arbeitgeber-suchen'],
    ['/de/arbeitgeber-suchen/medien', 'page de organizations medien'],
    ['/de/arbeitgeber-suchenden', '404 de UNKNOWN_PATH'],
    ['/de/datenschutz', 'page de landing privacy'],
    ['/de/privacy-policy', '301 /de/datenschutz'],
    ['/de/organization/acme', 'page de organization acme'],
    ['/de/resume', '404 de UNKNOWN_PATH'],
    ['/de/resume/edit/1', '404 de UNKNOWN_PATH'],
  ],
  'one spelling of a path': [
    ['//evil.example', '308 /evil.example'],
    ['/\\evil.example', '308 /evil.example'],
    ['\\\\evil.example', '308 /evil.example'],
    ['///', '308 /'],
    ['/jobs/', '308 /jobs'],
    ['/jobs//media/?search=x', '308 /jobs/media?search=x'],
    ['/de/', '308 /de'],
    ['/%6Aobs', '308 /jobs'],
    ['/jobs/caf%c3%a9', '308 /jobs/caf%C3%A9'],
    ['/jobs/caf%C3%A9', 'page en jobs café'],
    ['/jobs/a b', '308 /jobs/a%20b'],
    ['https://evil.example/jobs', 'page en jobs'],
    ['http://evil.example', 'page en home'],
    ['http://evil.example//other', '308 /other'],
    ['/jobs#top', 'page en jobs'],
  ],
  'small letters': [
    ['/Jobs/Full-Time?search=A', '301 /jobs/full-time?search=A'],
    ['/JOBS', '301 /jobs'],
    ['/Organization/Acme', '301 /organization/acme'],
    ['/Organizations', '301 /organizations'],
    ['/fr/Emploi/Media', '301 /fr/emploi/media'],
    ['/fr/Jobs', '301 /fr/emploi'],
    ['/Job/reporter-42', '404 en UNKNOWN_PATH'],
    ['/job/Reporter-42', 'page en job Reporter 42'],
  ],
  'broken addresses': [
    ['', '400 en NOT_A_PATH'],
    ['*', '400 en NOT_A_PATH'],
    ['jobs', '400 en NOT_A_PATH'],
    ['/%', '400 en BAD_ENCODING'],
    ['/de/%zz', '400 de BAD_ENCODING'],
    ['/jobs/%C3', '400 en BAD_ENCODING'],
    ['/jobs/a%2Fb', '400 en BAD_ENCODING'],
    ['/jobs/a%5cb', '400 en BAD_ENCODING'],
    ['/jobs/%00', '400 en BAD_ENCODING'],
    ['/jobs/a%0d%0aSet-Cookie:x', '400 en BAD_ENCODING'],
    ['/jobs/%ED%A0%80', '400 en BAD_ENCODING'],
    ['/jobs/\ud800', '400 en BAD_ENCODING'],
    ['/jobs/../admin', '400 en BAD_ENCODING'],
    ['/jobs/%2e%2e/admin', '400 en BAD_ENCODING'],
    [`/${'a'.repeat(2048)}`, '400 en PATH_TOO_LONG'],
    ['/jobs?search=%', '400 en BAD_ENCODING'],
    ['/de/jobs?search=%00', '400 de BAD_ENCODING'],
    ['/jobs?search=\udfff', '400 en BAD_ENCODING'],
  ],
  'rules of the brand': [
    ['/searchjobs?search=a', '307 /jobs?search=a'],
    ['/de/searchjobs', '307 /de/jobs'],
    ['/fr/searchjobs', '307 /fr/emploi'],
    ['/fr/stellenmarkt/medien', '307 /de/jobs/medien'],
    ['/careers/media/full-time', 'page en jobs media full-time'],
    ['/old?page=2', '308 /jobs?sorting=publish_date_desc&page=2'],
    ['/wp-content/uploads/2020/a%20b.pdf?x=1', '307 https://community.example/files/2020/a%20b.pdf?x=1'],
    ['/wp-content/uploads', '307 https://community.example/files/'],
    ['/loop', '404 en UNKNOWN_PATH'],
    ['/careers?search=a', 'page en jobs {"search":"a"}'],
    ['/robots.txt', 'rewrite /brands/acme/robots.txt'],
  ],
  'switched-off features': [
    ['/blog', '308 /404 no-store'],
    ['/blog/post?x=1', '308 /404 no-store'],
    ['/de/blog', '308 /de/404 no-store'],
    ['/cv-site/ann', '308 /404 no-store'],
    ['/blogs', '404 en UNKNOWN_PATH'],
    ['/resume/edit', '404 en UNKNOWN_PATH'],
  ],
  'what the server keeps for itself': [
    ['/api/messages/en', '404 en NOT_SERVED'],
    ['/graphql', '404 en NOT_SERVED'],
    ['/de/admin', '404 de NOT_SERVED'],
    ['/jobs/sitemap.xml', '404 en NOT_SERVED'],
    ['/de/jobs/sitemap.xml', '404 de NOT_SERVED'],
    ['/favicon.ico', '404 en NOT_SERVED'],
  ],
  '/router': [
    [
      '/router?router=/jobs/media%3Fsearch=a',
      'page en jobs media {"search":"a","router":"/jobs/media?search=a"} noindex',
    ],
    ['/router?router=/fr/emploi', 'page fr jobs {"router":"/fr/emploi"} noindex'],
    ['/router?router=/nothing', '404 en UNKNOWN_PATH'],
    ['/router?router=/en/jobs', '301 /jobs'],
    ['/fr/router?router=/jobs', '301 /fr/emploi'],
    ['/fr/router?router=/emploi/media', 'page fr jobs media {"router":"/emploi/media"} noindex'],
    ['/fr/router?router=/', 'page fr home {"router":"/"} noindex'],
    ['/fr/router?router=/emploi%3Fpage=1', '301 /fr/emploi'],
    ['/fr/router?router=/de/jobs', 'page de jobs {"router":"/de/jobs"} noindex'],
    ['/fr/router?router=/%2525', '404 fr UNKNOWN_PATH'],
    ['/fr/router?router=/%255C', '400 fr BAD_ENCODING'],
    ['/fr/router?router=/router%3Frouter=/emploi', '400 fr BAD_ROUTER_TARGET'],
    ['/router', '400 en BAD_ROUTER_TARGET'],
    ['/de/router', '400 de BAD_ROUTER_TARGET'],
    ['/router?router=//evil.example', '400 en BAD_ROUTER_TARGET'],
    ['/router?router=/%5Cevil.example', '400 en BAD_ROUTER_TARGET'],
    ['/router?router=https://evil.example/jobs', '400 en BAD_ROUTER_TARGET'],
    ['/router?router=javascript:alert(1)', '400 en BAD_ROUTER_TARGET'],
    ['/router?router=/router%3Frouter=/jobs', '400 en BAD_ROUTER_TARGET'],
  ],
  queries: [
    ['/jobs?page=0', '301 /jobs'],
    ['/jobs?page=-1&search=a+b', '301 /jobs?search=a+b'],
    ['/jobs?page=1', '301 /jobs'],
    ['/jobs?page=abc', '301 /jobs'],
    ['/jobs?page=1.5', '301 /jobs'],
    ['/fr/emploi?page=NaN', '301 /fr/emploi'],
    ['/jobs?page=', 'page en jobs'],
    ['/jobs?page=999999', 'page en jobs {"page":"999999"}'],
    ['/privacy-policy?page=0', 'page en landing privacy'],
    [
      '/jobs?utm_source=x&search=&lat=1&employment_type=2&employment_type=3',
      'page en jobs {"employment_type":"2,3","lat":"1"}',
    ],
    ['/jobs?search=a&search=b', 'page en jobs {"search":"a"}'],
    ['/jobs?__proto__=x&constructor=y&search=caf%C3%A9', 'page en jobs {"search":"café"}'],
    ['/organizations?employment_type=2&industry=3', 'page en organizations {"industry":"3"}'],
  ],
};

describe('resolveRoute', () => {
  for (const [title, rows] of Object.entries(tables)) {
    it.each(rows)(`${title}: %j`, (url, decision) => {
      expect(brief(resolveRoute(brand(), 'GET', url))).toBe(decision);
    });
  }

  it('answers 405 to methods that pages do not know', () => {
    expect(brief(resolveRoute(brand(), 'POST', '/de/jobs'))).toBe('405 de METHOD_NOT_ALLOWED');
    expect(brief(resolveRoute(brand(), 'HEAD', '/jobs'))).toBe('page en jobs');
  });

  it('keeps the path as it was asked for', () => {
    const decision = resolveRoute(brand(), 'GET', '/fr/emploi/media?page=2');
    expect(decision).toMatchObject({ kind: 'page', match: { path: '/fr/emploi/media', document: 'jobs' } });
  });

  it('leaves paths untranslated where the brand translates none', () => {
    const document = routedDocument();
    document.routes.pathTranslation = false;
    expect(brief(resolveRoute({ document }, 'GET', '/fr/jobs'))).toBe('page fr jobs');
    expect(brief(resolveRoute({ document }, 'GET', '/fr/emploi'))).toBe('404 fr UNKNOWN_PATH');
  });

  it('takes the addresses of a language for a country that has none of its own, and leads there from the language', () => {
    const document = routedDocument();
    document.locales.supported = ['en', 'fr-CA'];
    expect(brief(resolveRoute({ document }, 'GET', '/fr-CA/emploi'))).toBe('page fr-CA jobs');
    expect(brief(resolveRoute({ document }, 'GET', '/fr-CA/jobs'))).toBe('301 /fr-CA/emploi');
    expect(brief(resolveRoute({ document }, 'GET', '/fr/emploi'))).toBe('301 /fr-CA/emploi');
    expect(createHref(publicRoutes(document), 'fr-CA').jobs()).toBe('/fr-CA/emploi');
  });

  it('does not let crossing translations chase each other', () => {
    const document = routedDocument();
    document.routes.translations.de = { '/jobs*': '/organizations*', '/organizations*': '/jobs*' };
    expect(brief(resolveRoute({ document }, 'GET', '/de/jobs'))).toBe('page de organizations');
  });

  it('asks for landing pages of the database only where the brand has a page for them', () => {
    const document = routedDocument();
    document.pages.landing = {};
    expect(brief(resolveRoute({ document }, 'GET', '/de/campaign/spring'))).toBe('page de landing /campaign/spring');
    expect(brief(resolveRoute({ document }, 'GET', '/blogs'))).toBe('page en landing /blogs');
    expect(brief(resolveRoute({ document }, 'GET', '/user-stories'))).toBe('page en landing /user-stories');
    expect(brief(resolveRoute({ document }, 'GET', '/checkout/x'))).toBe('404 en UNKNOWN_PATH');
  });

  it('compiles a document once', () => {
    const { document } = brand();
    expect(compileRoutes(document)).toBe(compileRoutes(document));
  });
});

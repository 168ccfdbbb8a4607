import type { PageView } from '#output/pages/page-view.ts';
import { timestamp } from '#output/timestamp.ts';
import type { Site } from '#site/context.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import type { PageOutline } from './page-outline.ts';

/** Data about the whole site. */
type HomeFacts = Pick<SiteModel, 'config'> & { facts: Pick<SiteModel['facts'], 'upgrades'> };

/** The page's address on the web. */
export interface PageAddresses {
  canonical: string;
  /** Absolute address of its picture. */
  picture: string | undefined;
}

type Thing = { '@type': string } & Record<string, unknown>;

/**
 * What a page is, in the words of schema.org.
 * @returns nothing if no data is worth its bytes; otherwise, JSON for a script element of type `application/ld+json`, in which no `<` can end the
 * element
 */
export function structuredData(
  model: HomeFacts,
  site: Site,
  view: PageView,
  addresses: PageAddresses,
): string | undefined {
  const { outline } = view;
  if (!outline) return undefined;
  const things =
    outline.type === 'home'
      ? homeThings(model, site)
      : pageThings(site, view, outline, addresses, model.config.footer.copyright.holder);
  if (things.length === 0) return undefined;
  // A single item doesn't need a list, which makes every page a few bytes smaller.
  const [first] = things;
  const whole = things.length === 1 ? first : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...whole }).replaceAll('<', '\\u003c');
}

function homeThings({ config, facts: { upgrades } }: HomeFacts, site: Site): Thing[] {
  const url = config.url + site.href('/');
  const newest = upgrades.entries.flatMap(({ releases }) => releases).find(({ date }) => date !== undefined);
  return [
    {
      '@type': 'WebSite',
      name: config.title,
      url,
      inLanguage: site.locale.htmlLang,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${config.url}${site.href('/search')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'SoftwareApplication',
      name: config.title,
      description: config.tagline,
      url,
      applicationCategory: 'DeveloperApplication',
      ...(newest && { softwareVersion: newest.version }),
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
  ];
}

function pageThings(
  site: Site,
  view: PageView,
  outline: PageOutline,
  { canonical, picture }: PageAddresses,
  author: string,
): Thing[] {
  const article: Thing = {
    '@type': 'TechArticle',
    headline: view.name,
    description: view.description,
    url: canonical,
    author: { '@type': 'Organization', name: author },
    ...(outline.modified !== undefined && { dateModified: timestamp(outline.modified) }),
    ...(picture && { image: picture }),
  };
  const faq: Thing = {
    '@type': 'FAQPage',
    mainEntity: outline.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [
    ...(outline.type === 'screen' ? [] : [article]),
    ...breadcrumbs(site, view, outline, canonical),
    ...(outline.questions.length > 0 ? [faq] : []),
  ];
}

/** The steps above the page that have pages, and the page itself. Without such steps, the trail would say no more than the address. */
function breadcrumbs(site: Site, view: PageView, { trail }: PageOutline, canonical: string): Thing[] {
  const steps = trail.flatMap(({ label, path }) => {
    const item = path !== undefined && site.exists(path) ? site.config.url + site.href(path) : canonical;
    return item === canonical ? [] : [{ name: label, item }];
  });
  if (steps.length === 0) return [];
  const elements = [...steps, { name: view.name }].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: elements }];
}

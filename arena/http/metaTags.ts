import { CARD } from '../previews/card.ts';
import type { Preview } from '../previews/previews.ts';

/** The match or shared game that an address of the web client shows, if it shows one. */
export function shownAt(url: string): string | undefined {
  // `//` is a path to HTTP, but no URL.
  if (!URL.canParse(url, 'http://localhost')) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const id = pathname === '/replay' ? (searchParams.get('match') ?? '') : /^\/match\/([^/]+)$/.exec(pathname)?.[1];
  return id !== undefined && /^[mg][a-z0-9]{8,40}$/.test(id) ? id : undefined;
}

/** Where the picture of a link is. */
export const cardPath = (id: string): string => `/cards/${id}.png`;

/** A page with what is said of it elsewhere in its head, in place of the description that all pages have. */
export function withTags(page: string, { title, text }: Preview, origin: string, id: string, url: string): string {
  const tags = {
    'og:site_name': 'Tactarium',
    'og:type': 'website',
    'og:title': title,
    'og:description': text,
    'og:url': origin + url,
    'og:image': origin + cardPath(id),
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'twitter:card': 'summary_large_image',
  };
  const lines = Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`);
  // A function, because a replacement text could name parts of what it replaces.
  return page.replace('</head>', () => `${lines.join('')}</head>`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

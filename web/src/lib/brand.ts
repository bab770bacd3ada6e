// What this server is called by those who run it, as its page was delivered; nothing unless they gave it a name.
export const server: string = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
const brand = server ? `${server} · Klabauter` : 'Klabauter';

/** Of the window: the page, or none for the first one, and where one is. */
export const titled = (page: string): string => (page ? `${page} – ${brand}` : brand);

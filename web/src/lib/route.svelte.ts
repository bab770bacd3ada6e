// Which page is shown. Links inside the page change the address without loading anything anew.
class Route {
  path = $state(location.pathname);
}
const route = new Route();

export const path = (): string => route.path;

export function go(to: string): void {
  const url = new URL(to, location.origin);
  if (covered()) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  route.path = url.pathname;
  scrollTo(0, 0);
}

/** One entry more for what lies over this page; whoever goes on from there leaves none of it behind. */
export function cover(): void {
  history.pushState({ covered: true }, '');
}

export const covered = (): boolean => (history.state as { covered?: boolean } | null)?.covered === true;

export function follow(): void {
  if (covered()) history.back(); // loaded again: nothing lies over it any more
  addEventListener('popstate', () => (route.path = location.pathname));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download') ||
      /^\/api\b|\.\w+$/.test(link.pathname) // a file
    )
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.href);
  });
}

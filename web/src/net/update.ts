// A page that was opened before the server was updated. It is loaded anew as soon as nothing can be lost by that.
const TRIED = 'klabauter.update'; // in this tab: the program for which the page was loaded anew

/** The server's program, by the address of its first file, if it is another one than the one that runs here. Null also
 *  if loading the page anew did not help: something in between keeps old pages. */
export async function newer(): Promise<string | null> {
  const here = document.querySelector('script[type=module]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-cache' }).catch(() => null);
  const there = answer?.ok ? /src="(\/assets\/[^"]+\.js)"/.exec(await answer.text())?.[1] : undefined;
  return here && there && there !== here && sessionStorage.getItem(TRIED) !== there ? there : null;
}

/** Load this page anew, for the sake of that program. */
export function renew(program: string): void {
  sessionStorage.setItem(TRIED, program);
  location.reload();
}

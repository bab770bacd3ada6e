// Where things of a board lie on the screen, for what flies above it from one to the other.

/** A place: its middle, from the upper left of the layer things fly in, and its width. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** Everything beside the layer that is drawn and wears this mark, by the mark's value. */
export function spots(layer: HTMLElement | undefined, mark: string): Map<string, Spot> {
  const found = new Map<string, Spot>();
  if (!layer?.parentElement) return found;
  const home = layer.getBoundingClientRect();
  for (const element of layer.parentElement.querySelectorAll(`[${mark}]`)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0)
      found.set(element.getAttribute(mark) ?? '', { x: x - home.x + width / 2, y: y - home.y + height / 2, width });
  }
  return found;
}

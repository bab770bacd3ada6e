// What a view of Jolly & Roger holds, and what is printed on its cards (components.toml).
export type * from './view';

export interface Components {
  specials: { skeleton: { strength: number } };
  parrot: { strength: number };
}

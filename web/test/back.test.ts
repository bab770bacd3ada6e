import { expect, it } from 'vitest';
import { Back } from '../src/shell/back';

function table() {
  const done: string[] = [];
  const back = new Back({ push: () => void done.push('push'), back: () => void done.push('back') }, () => {
    done.push('put away');
    back.covers(false);
  });
  return { back, done };
}

it('puts away what lies over the table and stays', () => {
  const { back, done } = table();
  back.covers(true);
  back.covers(true); // another sheet instead
  back.came();
  expect(done).toEqual(['push', 'put away']);
});

it('leaves nothing behind when a sheet was closed otherwise', () => {
  const { back, done } = table();
  back.covers(true);
  back.covers(false);
  back.came(); // its own doing
  expect(done).toEqual(['push', 'back']);
  back.came(); // the person's: the page goes
  expect(done).toEqual(['push', 'back']);
});

it('is not confused when a sheet is opened while the entry of another one goes', () => {
  const { back, done } = table();
  back.covers(true);
  back.covers(false);
  back.covers(true);
  back.came();
  expect(done).toEqual(['push', 'back', 'push']);
  back.came();
  expect(done).toEqual(['push', 'back', 'push', 'put away']);
});

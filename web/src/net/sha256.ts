// SHA-256 (FIPS 180-4), because browsers offer theirs only over https and play must not need that.
const K: number[] = [];
const H: number[] = [];
for (let n = 2; K.length < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  const part = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
  if (H.length < 8) H.push(part(Math.sqrt(n)));
  K.push(part(Math.cbrt(n)));
}
const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

export function sha256(text: string): string {
  const data = new TextEncoder().encode(text);
  const size = (((data.length + 8) >> 6) + 1) * 16;
  const words = new Int32Array(size);
  const at = (list: ArrayLike<number>, n: number) => list[n] ?? 0;
  data.forEach((byte, n) => (words[n >> 2] = at(words, n >> 2) | (byte << (24 - (n % 4) * 8))));
  words[data.length >> 2] = at(words, data.length >> 2) | (0x80 << (24 - (data.length % 4) * 8));
  words[size - 1] = data.length * 8;
  const hash = [...H];
  for (let start = 0; start < size; start += 16) {
    const w = [...words.slice(start, start + 16)];
    for (let n = 16; n < 64; n++) {
      const x = at(w, n - 15);
      const y = at(w, n - 2);
      const one = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const two = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[n] = (at(w, n - 16) + one + at(w, n - 7) + two) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let n = 0; n < 64; n++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(K, n) + at(w, n)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, n) => (hash[n] = (at(hash, n) + x) | 0));
  }
  return hash.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}

// SHA-256 (FIPS 180-4), because browsers offer theirs only over https and play must not need that.
const K = [], H = [];
for (let n = 2; K.length < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) { prime = false; break; }
  if (!prime) continue;
  const part = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
  if (H.length < 8) H.push(part(Math.sqrt(n)));
  K.push(part(Math.cbrt(n)));
}

export function sha256(text) {
  const data = new TextEncoder().encode(text);
  const size = ((data.length + 8) >> 6 << 4) + 16;
  const words = new Uint32Array(size);
  data.forEach((byte, n) => { words[n >> 2] |= byte << (24 - (n % 4) * 8); });
  words[data.length >> 2] |= 0x80 << (24 - (data.length % 4) * 8);
  words[size - 1] = data.length * 8;
  const hash = [...H];
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let start = 0; start < size; start += 16) {
    const w = [...words.slice(start, start + 16)];
    for (let n = 16; n < 64; n++) {
      const a = turn(w[n - 15], 7) ^ turn(w[n - 15], 18) ^ (w[n - 15] >>> 3);
      const b = turn(w[n - 2], 17) ^ turn(w[n - 2], 19) ^ (w[n - 2] >>> 10);
      w[n] = (w[n - 16] + a + w[n - 7] + b) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let n = 0; n < 64; n++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[n] + w[n]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, n) => { hash[n] = (hash[n] + x) | 0; });
  }
  return hash.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}

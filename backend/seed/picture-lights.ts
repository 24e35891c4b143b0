/** The light of drawn pictures: a time of day, a season or a kind of print, with colors that go together. */
import { type Canvas, circle, rect } from './drawing.ts';

export interface Light {
  /** Sky, far, middle, near, light: from the horizon to the foreground. */
  colors: Canvas['colors'];
  /** What is in the sky besides the sun. */
  sky(canvas: Canvas): string;
}

const clear = () => '';

/** Bands that grow lighter towards the horizon. */
function glow({ width, height, colors }: Canvas): string {
  return [0.1, 0.22, 0.36]
    .map((top, at) =>
      rect(0, height * top, width, height * (0.6 - top), colors[4], ` fill-opacity="${0.1 + at * 0.06}"`),
    )
    .join('');
}

function clouds({ random, width, height, colors }: Canvas): string {
  return Array.from({ length: 4 }, (_, at) => {
    const [x, y] = [width * (0.08 + at * 0.25 + random.next() * 0.1), height * (0.1 + random.next() * 0.18)];
    const size = height * (0.03 + random.next() * 0.025);
    const puff = ` fill-opacity=".28"`;
    return (
      rect(x, y, size * 7, size, colors[1], `${puff} rx="${Math.round(size / 2)}"`) +
      rect(x + size * 1.5, y - size * 0.9, size * 3.4, size, colors[1], `${puff} rx="${Math.round(size / 2)}"`)
    );
  }).join('');
}

function stars({ random, width, height, colors }: Canvas): string {
  return Array.from({ length: 40 }, () =>
    circle(
      random.next() * width,
      random.next() * height * 0.45,
      random.pick([1, 1, 2, 3]),
      colors[4],
      ' fill-opacity=".7"',
    ),
  ).join('');
}

function snow({ random, width, height }: Canvas): string {
  return Array.from({ length: 60 }, () =>
    circle(random.next() * width, random.next() * height * 0.8, random.between(2, 4), '#ffffff', ' fill-opacity=".8"'),
  ).join('');
}

/** Fine lines, as in an engraving. */
function lines({ width, height, colors }: Canvas): string {
  return Array.from({ length: 18 }, (_, at) =>
    rect(0, height * (0.03 + at * 0.03), width, 1 + at * 0.12, colors[1], ' fill-opacity=".5"'),
  ).join('');
}

const light = (colors: Canvas['colors'], sky: Light['sky'] = clear): Light => ({ colors, sky });

export const LIGHTS: readonly Light[] = [
  light(['#dfe9ee', '#a9c0cc', '#5f8195', '#24435a', '#f3b562'], clouds),
  light(['#f4e6d3', '#e0b48c', '#b0704f', '#5a3226', '#f7f0d8']),
  light(['#e3ecdf', '#adc7a4', '#5f8b6a', '#234a38', '#e9c46a'], clouds),
  light(['#ece4f0', '#bfaecb', '#7d6a97', '#3a2d55', '#f2c6a0'], glow),
  light(['#e4e9f5', '#a8b8dc', '#5a74b3', '#20335f', '#f6d06f']),
  light(['#f5e3de', '#deaaa0', '#a8605c', '#53282f', '#f2d5a5'], glow),
  // Evening and night.
  light(['#2b3a67', '#3f4f83', '#22305a', '#131c3a', '#ffd98a'], stars),
  light(['#1f4050', '#2f5a68', '#1b3947', '#0d222c', '#f4d58d'], stars),
  light(['#f2a97e', '#c9756b', '#8c4a5e', '#3d2546', '#ffe0a3'], glow),
  light(['#ffcf9f', '#ea9a7c', '#7d5a80', '#33304f', '#fff1c9'], glow),
  // Seasons.
  light(['#eaf1f6', '#cfdde6', '#8aa4b6', '#3c5468', '#e2725b'], snow),
  light(['#fbeec1', '#f0b45b', '#bf5b2c', '#5b2a1c', '#fff6dc'], clouds),
  light(['#e9f5e1', '#b9dd9c', '#6aa84f', '#2c5530', '#ffd166'], clouds),
  light(['#e6f4f1', '#a8d5cb', '#4f9d92', '#1c4f4c', '#ffb26b'], clouds),
  // Prints in few colors.
  light(['#f3efe6', '#d9cdb6', '#8c8271', '#2e2a26', '#c8443c'], lines),
  light(['#eef0ee', '#c5ccc9', '#7a8a88', '#27323a', '#e3b23c'], lines),
  light(['#fdf1d6', '#f3c677', '#2a7f8e', '#12404a', '#e4572e']),
  light(['#f9e4e1', '#f0a6a0', '#3f6c8f', '#1d3550', '#f6d77b']),
  light(['#e8ecd7', '#b9c28f', '#7c8a4b', '#3b4424', '#d9663f'], lines),
  light(['#dce8f2', '#8fb3d0', '#d1604d', '#2b2f4a', '#f5e6c4'], clouds),
  light(['#fff3e2', '#ffc999', '#6d6a9c', '#2f2a55', '#ef5d60']),
  light(['#e0f0ee', '#9bc4bc', '#d9a05b', '#2d4739', '#fff4d6'], clouds),
];

/**
 * Open films that stand in for the films of demo employers: made by the Blender Foundation, free to show with
 * attribution, and only loaded from YouTube after a click.
 */
export interface Film {
  source: string;
  /** Attribution and license, as the licenses require. */
  title: string;
}

const film = (id: string, title: string, licence: string): Film => ({
  source: `https://www.youtube.com/watch?v=${id}`,
  title: `${title} (Blender Foundation, ${licence})`,
});

export const FILMS: readonly Film[] = [
  film('aqz-KE-bpKQ', 'Big Buck Bunny', 'CC BY 3.0'),
  film('eRsGyueVLvQ', 'Sintel', 'CC BY 3.0'),
  film('R6MlUcmOul8', 'Tears of Steel', 'CC BY 3.0'),
  film('TLkA0RELQ1g', 'Elephants Dream', 'CC BY 2.5'),
  film('Y-rmzh0PI3c', 'Cosmos Laundromat', 'CC BY 4.0'),
  film('WhWc3b3KhnY', 'Spring', 'CC BY 4.0'),
];

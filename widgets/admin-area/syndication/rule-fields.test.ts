import { describe, expect, it } from 'vitest';
import { conditionsInput, EVERY_OTHER, emptyRule, fieldsOf, hasBrands, inputOf, placeOf } from './rule-fields.ts';

const town = {
  ...{
    id: 'x',
    label: 'Portland, Maine, United States',
    country: 'US',
    administrativeArea: 'ME',
    lat: 43.66,
    lon: -70.26,
  },
  locationType: 'locality',
};
const { id: _id, ...stored } = town;
const { conditions: none } = emptyRule('health');

describe('the fields of a rule', () => {
  it('begin with a review, and without brands that nobody has chosen', () => {
    expect(hasBrands(emptyRule('health'))).toBe(false);
    expect(inputOf({ ...emptyRule('health'), name: ' Nurses ', source: 'news' })).toEqual({
      name: 'Nurses',
      source: 'news',
      needsReview: true,
      conditions: { ...none, organizations: [] },
    });
  });

  it('are what a rule says, and say it again', () => {
    const conditions = {
      ...none,
      words: 'nurse',
      place: { ...stored, radius: 25 },
      organizations: [{ id: 7, name: 'Clinic' }],
      languages: ['de'],
      backfill: true,
    };
    const facts = { id: 3, brandName: 'Health', sourceName: null, state: 'on', isApplied: true, changed: '' } as const;
    const rule = { ...facts, name: 'Nurses', brand: 'health', source: null, needsReview: false, conditions };
    const fields = fieldsOf({ ...rule, shown: 0, waiting: 0, mayChange: true });
    expect(fields.source).toBe(EVERY_OTHER);
    expect(inputOf(fields)).toEqual({
      name: 'Nurses',
      source: null,
      needsReview: false,
      conditions: { ...conditions, organizations: [7] },
    });
  });

  it('leave out backfill where only jobs of people go', () => {
    expect(conditionsInput({ ...none, origin: 'own', backfill: true }).backfill).toBe(false);
    expect(conditionsInput({ ...none, origin: 'imported', backfill: true }).backfill).toBe(true);
  });

  it('have a radius around a town, and none for a country', () => {
    expect(placeOf(town)).toEqual({ ...stored, radius: 50 });
    const country = { ...town, label: 'France', country: 'FR', administrativeArea: null, lat: null, lon: null };
    expect(placeOf({ ...country, locationType: 'country' }).radius).toBeNull();
  });
});

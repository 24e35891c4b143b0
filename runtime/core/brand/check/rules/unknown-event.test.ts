import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownEvent } from './unknown-event.ts';

it('accepts an event of the catalogue', () => {
  expect(report(unknownEvent, { analytics: { conversionEvents: ['job_apply_complete'] } })).toEqual([]);
});

it('reports an event that does not exist', () => {
  expect(report(unknownEvent, { analytics: { conversionEvents: ['job_aply_complete', 'newsletter'] } })).toEqual([
    'brands/acme.json:4:7  warning  UNKNOWN_EVENT  /analytics/conversionEvents/0\n  There is no event "job_aply_complete". Did you mean "job_apply_complete"?',
    'brands/acme.json:5:7  warning  UNKNOWN_EVENT  /analytics/conversionEvents/1\n  There is no event "newsletter". Allowed: "job_search", "job_visit", "job_edit", "job_bookmark", "job_alert_prompt", "view_original_ad_btn_click", "job_apply_start", "job_apply_complete", "quick_apply_basic_info", "quick_apply_questions", "quick_apply_file_upload", "quick_apply_review_info" and 8 more.',
  ]);
});

declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    path: { type: string }[];
  }
  export default class Validator {
    constructor(schemaOrg: object);
    validate(data: object): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    jsonld: Record<string, unknown>;
    microdata: Record<string, unknown>;
    errors?: object[];
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): Extracted;
  }
}

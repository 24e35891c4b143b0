import type { CodegenConfig } from '@graphql-codegen/cli';
import { besideOperations } from './scripts/generate/operations.ts';

/** Resolver types of the API from its SDL, and typed documents of the operations that pages and the browser run: `graphql-codegen --config codegen.ts [--check]`. */
const config: CodegenConfig = {
  schema: 'backend/modules/**/*.graphql',
  generates: {
    'backend/graphql.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true, inputValue: false, object: true, defaultValue: false },
        strictScalars: true,
        scalars: {
          DateTime: { input: 'string', output: 'Date' },
          JSON: 'unknown',
          JSONObject: 'unknown',
          Upload: { input: 'string', output: 'never' },
        },
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        contextType: './context.ts#ApiContext',
        mappers: {
          AdminEvent: './modules/admin/event-store.ts#EventRow',
          Applicant: './modules/applications/store.ts#ApplicationRow',
          ApplicantList: './modules/applications/employer.ts#ApplicantListRecord',
          ApplicationContent: './modules/applications/shown.ts#ShownContent',
          ApplicationLink: './modules/applications/guests.ts#LinkRecord',
          ApplyOffer: './modules/applications/offer.ts#OfferRecord',
          ApplyResult: './modules/applications/apply.ts#SentRecord',
          BlogPost: './modules/blog/store.ts#PostRow',
          EditedBlogPost: './modules/blog/edit-store.ts#EditedRow',
          EditedPage: './modules/pages/edit-store.ts#PageRow',
          Bookmark: './modules/bookmarks/service.ts#BookmarkRecord',
          FoundResume: './modules/resumes/found.ts#FoundResumeRecord',
          Form: '../runtime/core/forms/ask.ts#AskedForm',
          FormGroup: '../runtime/core/forms/ask.ts#AskedGroup',
          Job: './modules/jobs/show/job.ts#JobRecord',
          CvSite: './modules/cv-sites/store.ts#ShownSite',
          Alert: './modules/alerts/store.ts#AddressedAlert',
          JobReport: './modules/jobs/reports/report-store.ts#ReportRow',
          Organization: './modules/organizations/organization.ts#OrganizationRecord',
          OwnApplication: './modules/applications/store.ts#ApplicationRow',
          OwnGroup: './answers/stored.ts#OwnGroupRecord',
          OwnJob: './modules/jobs/own/own-store.ts#OwnJobRow',
          OwnOrganization: './modules/organizations/own-store.ts#OwnOrganizationRow',
          UpdatableOrganizationProfile: './modules/organizations/own-store.ts#OwnOrganizationRow',
          OwnResume: './modules/resumes/own-resume.ts#OwnResumeRecord',
          JobLocation: './modules/places/address.ts#Address',
          Term: './modules/taxonomies/terms.ts#TermRecord',
          ResumeContact: './modules/resume-contacts/store.ts#ContactRow',
          ResumePage: './modules/resume-contacts/page.ts#ResumePageRecord',
          Salary: './modules/jobs/job-data.ts#StoredSalary',
          SearchHit: './modules/search/hit.ts#HitRecord',
          UploadedFile: './uploads/take-in.ts#TakenUpload',
        },
      },
    },
    operations: {
      documents: ['runtime/**/*.graphql', 'server/**/*.graphql', 'widgets/**/*.graphql'],
      preset: besideOperations,
      plugins: ['typescript-operations'],
      config: {
        scalars: { DateTime: 'string', JSON: 'unknown', JSONObject: 'Record<string, unknown>', Upload: 'Blob' },
        immutableTypes: true,
        omitOperationSuffix: true,
        skipTypename: true,
        useTypeImports: true,
      },
    },
  },
};
export default config;

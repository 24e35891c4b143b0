// Written by `npm run generate` from the document of the API for partners. Do not edit.
export interface paths {
    "/deliveries/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery again, with the same message id.
         * @description The key needs the scope `webhooks`.
         */
        post: operations["sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs of the organization, newest first.
         * @description The key needs the scope `jobs:read`.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Creates a job, as a draft or to be published.
         * @description Where the brand reviews new jobs, a published one waits for an administrator first. The key needs the scope `jobs:write`.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A job with its answers.
         * @description The key needs the scope `jobs:read`.
         */
        get: operations["getJob"];
        /**
         * Replaces all answers of a job.
         * @description The key needs the scope `jobs:write`.
         */
        put: operations["replaceJob"];
        post?: never;
        /**
         * Deletes a draft that was never published.
         * @description The key needs the scope `jobs:write`.
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        /**
         * Changes some answers of a job.
         * @description The key needs the scope `jobs:write`.
         */
        patch: operations["changeJob"];
        trace?: never;
    };
    "/jobs/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a published job down.
         * @description The key needs the scope `jobs:write`.
         */
        post: operations["archiveJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views, application starts and applications of a job.
         * @description The key needs the scope `figures:read`.
         */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes a draft or an archived job, or sends it for review.
         * @description The key needs the scope `jobs:write`.
         */
        post: operations["publishJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The brand, the organization and what the key may do. */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vocabulary/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Terms that answers can contain, such as `employment_type`, `occupation`, `industry`. */
        get: operations["getVocabulary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks of the organization.
         * @description The key needs the scope `webhooks`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Adds a webhook. Its secret is in this answer alone.
         * @description The key needs the scope `webhooks`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a webhook with the log of its deliveries.
         * @description The key needs the scope `webhooks`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Changes a webhook, pauses or resumes it (events: job.published, job.expired, application.received).
         * @description The key needs the scope `webhooks`.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last 50 deliveries, newest first.
         * @description The key needs the scope `webhooks`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a new secret. The former one remains valid beside it for 24 hours.
         * @description The key needs the scope `webhooks`.
         */
        post: operations["rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the event `webhook.test` once, also while it is paused.
         * @description The key needs the scope `webhooks`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Delivery: {
            /** @description How the last answer begins. */
            answer: string | null;
            /** @description How often it was tried. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            created: string;
            /** @description How long the last attempt took. */
            durationMs: number | null;
            /** @description What it tells of. */
            event: string;
            /** @description Why there was no answer. */
            fault: string | null;
            /** @description Id of the delivery. */
            id: number;
            /**
             * Format: date-time
             * @description When it was tried last.
             */
            lastAttempt: string | null;
            /** @description The header `webhook-id`: the same in every attempt. */
            messageId: string;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            nextAttempt: string | null;
            /** @description What is sent. */
            payload: {
                [key: string]: unknown;
            };
            /**
             * @description How it stands.
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            /** @description HTTP status of the last answer. */
            status: number | null;
        };
        DeliveryList: {
            deliveries: components["schemas"]["Delivery"][];
        };
        Figures: {
            /** @description Applications received on this brand, without unconfirmed ones of guests. */
            applications: number;
            /** @description How often somebody began to apply. */
            applicationStarts: number;
            /** @description Id of the job. */
            jobId: number;
            /** @description Views of its page, on all brands that show it. Written every few seconds. */
            views: number;
        };
        Job: {
            /** @description What can be done with it now. */
            actions: string[];
            /** @description Answers of the job form, by group. */
            answers: components["schemas"]["JobAnswers"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changed: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it ends, or ended.
             */
            expires: string | null;
            /** @description Id of the job. */
            id: number;
            /** @description Language of the job. */
            language: string;
            /**
             * Format: date-time
             * @description When a scheduled job is published.
             */
            publishAt: string | null;
            /**
             * Format: date-time
             * @description When it was published; null if it never was.
             */
            published: string | null;
            /** @description Why an administrator rejected it or took it down. */
            refusal: string | null;
            /**
             * @description What visitors see: only published jobs, and archived ones for a while.
             * @enum {string}
             */
            state: "draft" | "needs_review" | "scheduled" | "published" | "archived";
            /** @description Title. */
            title: string;
            /**
             * Format: uri
             * @description The public page; null while there is none.
             */
            url: string | null;
            /** @description Rises with every change; the ETag of the job. */
            version: number;
        };
        /** @description Answers of the job form, by group, as drafts may have them. */
        JobAnswers: {
            /**
             * Applying
             * @description How people can apply.
             */
            application_options?: {
                /**
                 * Email addresses
                 * @description Where we send applications.
                 */
                applicationEmails?: string[];
                /**
                 * Link
                 * @description Web page where people apply.
                 */
                applicationLink?: string;
                /**
                 * Questions
                 * @description Questions for applicants.
                 */
                applicationQualifyingQuestions?: {
                    /**
                     * Accepted answers
                     * @description Answers that qualify: yes or no, one of the options, or the lowest number.
                     */
                    expected?: string[];
                    /**
                     * ID
                     * @description Number of the entry, given by the system.
                     */
                    id?: number;
                    /**
                     * Knockout question
                     * @description A wrong answer disqualifies the application.
                     */
                    knockOut?: boolean;
                    /**
                     * Options
                     * @description Answers that applicants can choose from.
                     */
                    options?: string[];
                    /**
                     * Required
                     * @description Applicants must answer this question.
                     */
                    required?: boolean;
                    /**
                     * Question
                     * @description Applicants see it like this.
                     */
                    text?: string;
                    /**
                     * Answer
                     * @description How applicants answer the question.
                     */
                    type?: string;
                }[];
                /**
                 * Ask for a cover letter
                 * @description Applicants must write a cover letter.
                 */
                applicationRequireCoverLetter?: boolean;
                /**
                 * Ask for a resume
                 * @description Applicants must attach a resume.
                 */
                applicationRequireCv?: boolean;
                /**
                 * Ask questions
                 * @description Applicants must answer the questions below.
                 */
                applicationRequireQualifyingQuestions?: boolean;
                /**
                 * Application method
                 * @description Where people send their applications.
                 */
                applicationWorkflow?: string;
            };
            /**
             * Employer
             * @description Who is hiring.
             */
            company_info?: {
                /**
                 * Logo
                 * @description Replaces the organization’s logo for this job.
                 */
                logo?: {
                    /**
                     * Alt text
                     * @description Describe the picture for people who cannot see it.
                     */
                    alt?: string;
                    /**
                     * Height
                     * @description Height in pixels.
                     */
                    height?: number | null;
                    /**
                     * ID
                     * @description ID of the stored picture; new uploads have one.
                     */
                    id?: string;
                    /**
                     * Small form
                     * @description Address of the picture in a smaller size, filled in by the system.
                     */
                    small?: string;
                    /**
                     * Title
                     * @description Caption shown with the picture.
                     */
                    title?: string | null;
                    /**
                     * Address
                     * @description URL of the stored picture.
                     */
                    url?: string;
                    /**
                     * Width
                     * @description Width in pixels.
                     */
                    width?: number | null;
                };
                /**
                 * Posting for
                 * @description Who the job is for.
                 */
                organizationAssignment?: string;
                /**
                 * Company name
                 * @description Name of the company you are posting for.
                 */
                organizationName?: string;
            };
            /**
             * Category
             * @description Helps people find the job.
             */
            job_categorization?: {
                /**
                 * Currency
                 * @description Three-letter code, such as USD.
                 */
                currencyCode?: string;
                /**
                 * Degree
                 * @description Minimum degree.
                 */
                degreeLevel?: string;
                /**
                 * Employment type
                 * @description For example full time or part time.
                 */
                employmentType?: string[];
                /**
                 * Fields of study
                 * @description What applicants should have studied.
                 */
                fieldsOfStudy?: string[];
                /**
                 * Industry
                 * @description The employer’s industry.
                 */
                industry?: string[];
                /**
                 * Languages
                 * @description Languages that applicants need.
                 */
                languages?: string[];
                /**
                 * Other languages
                 * @description Languages that are not in the list.
                 */
                languagesFree?: string[];
                /**
                 * Maximum salary
                 * @description Whole numbers, without cents.
                 */
                maxSalary?: number;
                /**
                 * Minimum salary
                 * @description Whole numbers, without cents.
                 */
                minSalary?: number;
                /**
                 * Occupational field
                 * @description One to three work best.
                 */
                occupationalField?: string[];
                /**
                 * Per
                 * @description Period that the salary is for.
                 */
                salaryUnit?: string;
                /**
                 * Skills
                 * @description Skills that applicants need.
                 */
                skills?: string[];
                /**
                 * Other skills
                 * @description Skills that are not in the list.
                 */
                skillsFree?: string[];
                /**
                 * Experience
                 * @description Experience you expect.
                 */
                yearsOfExperience?: string;
            };
            /**
             * Job
             * @description What the job is about.
             */
            job_info?: {
                /**
                 * Start date
                 * @description When the job starts.
                 */
                availabilityPeriod?: string;
                /**
                 * Description
                 * @description Tasks, requirements and what you offer.
                 */
                description?: {
                    /**
                     * Format
                     * @description What formatting the text can have.
                     */
                    format?: string;
                    /**
                     * Text
                     * @description As HTML, unless the format is plain text.
                     */
                    value?: string;
                };
                /**
                 * File
                 * @description The job ad as a file.
                 */
                file?: {
                    /**
                     * ID
                     * @description ID of the stored file.
                     */
                    id?: string;
                    /**
                     * File name
                     * @description File name with extension.
                     */
                    name?: string;
                    /**
                     * Size
                     * @description Size in bytes, at most 50 MB.
                     */
                    size?: number;
                    /**
                     * Address
                     * @description Address of the stored file, filled in by the system.
                     */
                    url?: string;
                };
                /**
                 * Link to the job ad
                 * @description Web page with the full job ad.
                 */
                linkUrl?: string;
                /**
                 * Job title
                 * @description Use words people search for, without location, salary or reference number.
                 */
                title?: string;
                /**
                 * Type of ad
                 * @description How you provide the job ad.
                 */
                type?: string;
                /**
                 * Video
                 * @description Link to a video about the job on YouTube or Vimeo.
                 */
                videoUrl?: string;
            };
            /**
             * Location
             * @description Where the work takes place.
             */
            job_location?: {
                /**
                 * Address
                 * @description Main work location.
                 */
                address?: {
                    /**
                     * Street and number
                     * @description First line of the address.
                     */
                    addressLine1?: string;
                    /**
                     * Additional line
                     * @description Floor, building or other details.
                     */
                    addressLine2?: string;
                    /**
                     * State or region
                     * @description State or region code, if there is one.
                     */
                    administrativeArea?: string;
                    /**
                     * Country
                     * @description Two-letter code, such as US.
                     */
                    countryCode?: string;
                    /**
                     * Latitude
                     * @description Latitude in degrees, filled in by the system.
                     */
                    lat?: number | null;
                    /**
                     * City
                     * @description City or town.
                     */
                    locality?: string;
                    /**
                     * Longitude
                     * @description Longitude in degrees, filled in by the system.
                     */
                    lon?: number | null;
                    /**
                     * Postal code
                     * @description Postal code.
                     */
                    zip?: string;
                };
                /**
                 * More locations
                 * @description Other locations where you offer this job.
                 */
                furtherLocations?: {
                    /**
                     * Street and number
                     * @description First line of the address.
                     */
                    addressLine1?: string;
                    /**
                     * Additional line
                     * @description Floor, building or other details.
                     */
                    addressLine2?: string;
                    /**
                     * State or region
                     * @description State or region code, if there is one.
                     */
                    administrativeArea?: string;
                    /**
                     * Country
                     * @description Two-letter code, such as US.
                     */
                    countryCode?: string;
                    /**
                     * Latitude
                     * @description Latitude in degrees, filled in by the system.
                     */
                    lat?: number | null;
                    /**
                     * City
                     * @description City or town.
                     */
                    locality?: string;
                    /**
                     * Longitude
                     * @description Longitude in degrees, filled in by the system.
                     */
                    lon?: number | null;
                    /**
                     * Postal code
                     * @description Postal code.
                     */
                    zip?: string;
                }[];
                /**
                 * Remote work
                 * @description How much of the work can be done remotely.
                 */
                remoteOptions?: string;
            };
            /**
             * Schedule
             * @description When the job is online.
             */
            job_schedule?: {
                /**
                 * Duration
                 * @description Number of days online if there is no end date.
                 */
                duration?: number;
                /**
                 * Ends on
                 * @description When the job goes offline.
                 */
                expiration?: string;
                /**
                 * Publish on
                 * @description Leave empty to publish immediately.
                 */
                published?: string;
            };
        };
        /** @description By group, changed answers as in JobAnswers. */
        JobAnswersPatch: {
            [key: string]: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @example {
         *       "answers": {
         *         "job_info": {
         *           "title": "Copy editor"
         *         },
         *         "job_categorization": {
         *           "degreeLevel": null
         *         }
         *       }
         *     }
         */
        JobChange: {
            /** @description What changes: a merge patch (RFC 7396), where null removes. */
            answers?: components["schemas"]["JobAnswersPatch"];
            /** @description Language of the job. */
            language?: string;
            /** @description Also publish it if it is a draft or archived. */
            publish?: boolean;
        };
        JobList: {
            jobs: components["schemas"]["JobSummary"][];
            /** @description Pass it as `cursor` for the next page; null on the last one. */
            next: string | null;
        };
        JobSummary: {
            /** @description What can be done with it now. */
            actions: string[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changed: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it ends, or ended.
             */
            expires: string | null;
            /** @description Id of the job. */
            id: number;
            /** @description Language of the job. */
            language: string;
            /**
             * Format: date-time
             * @description When a scheduled job is published.
             */
            publishAt: string | null;
            /**
             * Format: date-time
             * @description When it was published; null if it never was.
             */
            published: string | null;
            /** @description Why an administrator rejected it or took it down. */
            refusal: string | null;
            /**
             * @description What visitors see: only published jobs, and archived ones for a while.
             * @enum {string}
             */
            state: "draft" | "needs_review" | "scheduled" | "published" | "archived";
            /** @description Title. */
            title: string;
            /**
             * Format: uri
             * @description The public page; null while there is none.
             */
            url: string | null;
            /** @description Rises with every change; the ETag of the job. */
            version: number;
        };
        Me: {
            brand: {
                /** @description Id of the brand. */
                id: string;
                /** @description Its name. */
                name: string;
            };
            key: {
                /**
                 * Format: date-time
                 * @description When it expires; null if it does not.
                 */
                expires: string | null;
                /** @description Id of the key. */
                id: number;
                /** @description Name that its owner gave it. */
                name: string;
                requestsPerMinute: number;
                scopes: ("jobs:read" | "jobs:write" | "figures:read" | "webhooks")[];
            };
            organization: {
                /** @description Id of the organization. */
                id: number;
                /** @description Its name. */
                name: string;
            };
        };
        /**
         * @example {
         *       "answers": {
         *         "job_info": {
         *           "type": "job_per_template",
         *           "title": "Night editor",
         *           "description": {
         *             "value": "<p>Edit our pages before they are printed.</p>",
         *             "format": "filtered_html"
         *           }
         *         },
         *         "job_location": {
         *           "address": {
         *             "countryCode": "US",
         *             "administrativeArea": "ME",
         *             "locality": "Portland",
         *             "zip": "04101"
         *           }
         *         },
         *         "job_categorization": {
         *           "employmentType": [
         *             "full_time"
         *           ]
         *         },
         *         "application_options": {
         *           "applicationWorkflow": "internal"
         *         }
         *       },
         *       "publish": true
         *     }
         */
        NewJob: {
            /** @description Answers of the job form, by group. A draft may be incomplete. */
            answers: components["schemas"]["JobAnswers"];
            /** @description Language of the job; default: that of the brand. */
            language?: string;
            /** @description Publish it, or send it for review; otherwise it stays a draft. */
            publish?: boolean;
        };
        NewWebhook: {
            /**
             * Format: date-time
             * @description When it was added.
             */
            created: string;
            /** @description What it tells of. */
            events: string[];
            /** @description Id of the webhook. */
            id: number;
            /**
             * Format: date-time
             * @description Since when nothing is sent.
             */
            paused: string | null;
            /**
             * @description Its organization wants it, or it has failed for three days.
             * @enum {string|null}
             */
            pauseReason: "owner" | "failing" | null;
            /**
             * Format: date-time
             * @description Until when the former secret is valid, too.
             */
            previousSecretUntil: string | null;
            /** @description Signs deliveries (Standard Webhooks). Not shown again. */
            secret: string;
            /** @description Where it writes to. */
            url: string;
        };
        /** @description Problem details (RFC 9457). */
        Problem: {
            /** @description For programs; does not change. */
            code: string;
            /** @description What is wrong and what to do, for people. */
            detail: string;
            /** @description Where the body is wrong. */
            errors?: {
                /** @description Violated rule. */
                code: string;
                /** @description What is wrong. */
                detail: string;
                /** @description JSON pointer into the body. */
                pointer: string;
            }[];
            /** @description Quote it when you ask for help. */
            requestId: string;
            /** @description HTTP status. */
            status: number;
            /** @description The same as `code`. */
            title: string;
            /**
             * Format: uri
             * @description Identifies the kind of problem.
             */
            type: string;
        };
        /**
         * @example {
         *       "durationDays": 30
         *     }
         */
        Publication: {
            /** @description Days until it ends. */
            durationDays?: number;
            /**
             * Format: date-time
             * @description When it ends.
             */
            expires?: string;
            /**
             * Format: date-time
             * @description When it is published; without it, now.
             */
            publishAt?: string;
        };
        /** @description The same with everything that a job must have before it is published. */
        PublishableAnswers: {
            /**
             * Applying
             * @description How people can apply.
             */
            application_options?: {
                /**
                 * Email addresses
                 * @description Where we send applications.
                 */
                applicationEmails?: string[];
                /**
                 * Link
                 * @description Web page where people apply.
                 */
                applicationLink?: string;
                /**
                 * Questions
                 * @description Questions for applicants.
                 */
                applicationQualifyingQuestions?: ({
                    /**
                     * Accepted answers
                     * @description Answers that qualify: yes or no, one of the options, or the lowest number.
                     */
                    expected?: string[];
                    /**
                     * ID
                     * @description Number of the entry, given by the system.
                     */
                    readonly id?: number;
                    /**
                     * Knockout question
                     * @description A wrong answer disqualifies the application.
                     * @default false
                     */
                    knockOut: boolean;
                    /**
                     * Options
                     * @description Answers that applicants can choose from.
                     */
                    options?: string[];
                    /**
                     * Required
                     * @description Applicants must answer this question.
                     * @default false
                     */
                    required: boolean;
                    /**
                     * Question
                     * @description Applicants see it like this.
                     */
                    text: string;
                    /**
                     * Answer
                     * @description How applicants answer the question.
                     * @enum {string}
                     */
                    type: "yes_no" | "one" | "many" | "text" | "number";
                } & (unknown & unknown))[];
                /**
                 * Ask for a cover letter
                 * @description Applicants must write a cover letter.
                 * @default false
                 */
                applicationRequireCoverLetter: boolean;
                /**
                 * Ask for a resume
                 * @description Applicants must attach a resume.
                 * @default false
                 */
                applicationRequireCv: boolean;
                /**
                 * Ask questions
                 * @description Applicants must answer the questions below.
                 * @default false
                 */
                applicationRequireQualifyingQuestions: boolean;
                /**
                 * Application method
                 * @description Where people send their applications.
                 * @default internal
                 * @enum {string}
                 */
                applicationWorkflow: "internal" | "email" | "external" | "none";
            } & (unknown & unknown & unknown);
            /**
             * Employer
             * @description Who is hiring.
             */
            company_info?: {
                /**
                 * Logo
                 * @description Replaces the organization’s logo for this job.
                 */
                logo?: {
                    /**
                     * Alt text
                     * @description Describe the picture for people who cannot see it.
                     */
                    alt?: string;
                    /**
                     * Height
                     * @description Height in pixels.
                     */
                    readonly height?: number | null;
                    /**
                     * ID
                     * @description ID of the stored picture; new uploads have one.
                     */
                    id?: string;
                    /**
                     * Small form
                     * @description Address of the picture in a smaller size, filled in by the system.
                     */
                    readonly small?: string;
                    /**
                     * Title
                     * @description Caption shown with the picture.
                     */
                    title?: string | null;
                    /**
                     * Address
                     * @description URL of the stored picture.
                     */
                    url: string;
                    /**
                     * Width
                     * @description Width in pixels.
                     */
                    readonly width?: number | null;
                };
                /**
                 * Posting for
                 * @description Who the job is for.
                 * @default own
                 * @enum {string}
                 */
                organizationAssignment: "own" | "on_behalf";
                /**
                 * Company name
                 * @description Name of the company you are posting for.
                 */
                organizationName?: string;
            } & unknown;
            /**
             * Category
             * @description Helps people find the job.
             */
            job_categorization?: {
                /**
                 * Currency
                 * @description Three-letter code, such as USD.
                 * @default EUR
                 */
                currencyCode: string;
                /**
                 * Degree
                 * @description Minimum degree.
                 */
                degreeLevel?: string;
                /**
                 * Employment type
                 * @description For example full time or part time.
                 */
                employmentType?: string[];
                /**
                 * Fields of study
                 * @description What applicants should have studied.
                 */
                fieldsOfStudy?: string[];
                /**
                 * Industry
                 * @description The employer’s industry.
                 */
                industry?: string[];
                /**
                 * Languages
                 * @description Languages that applicants need.
                 */
                languages?: string[];
                /**
                 * Other languages
                 * @description Languages that are not in the list.
                 */
                languagesFree?: string[];
                /**
                 * Maximum salary
                 * @description Whole numbers, without cents.
                 */
                maxSalary?: number;
                /**
                 * Minimum salary
                 * @description Whole numbers, without cents.
                 */
                minSalary?: number;
                /**
                 * Occupational field
                 * @description One to three work best.
                 */
                occupationalField?: string[];
                /**
                 * Per
                 * @description Period that the salary is for.
                 * @default year
                 * @enum {string}
                 */
                salaryUnit: "hour" | "day" | "week" | "month" | "year";
                /**
                 * Skills
                 * @description Skills that applicants need.
                 */
                skills?: string[];
                /**
                 * Other skills
                 * @description Skills that are not in the list.
                 */
                skillsFree?: string[];
                /**
                 * Experience
                 * @description Experience you expect.
                 */
                yearsOfExperience?: string;
            };
            /**
             * Job
             * @description What the job is about.
             */
            job_info?: {
                /**
                 * Start date
                 * @description When the job starts.
                 * @enum {string}
                 */
                availabilityPeriod?: "immediately" | "by_agreement" | "date";
                /**
                 * Description
                 * @description Tasks, requirements and what you offer.
                 */
                description?: {
                    /**
                     * Format
                     * @description What formatting the text can have.
                     * @default filtered_html
                     * @enum {string}
                     */
                    format: "filtered_html" | "full_html" | "plain";
                    /**
                     * Text
                     * @description As HTML, unless the format is plain text.
                     */
                    value: string;
                };
                /**
                 * File
                 * @description The job ad as a file.
                 */
                file?: {
                    /**
                     * ID
                     * @description ID of the stored file.
                     */
                    id?: string;
                    /**
                     * File name
                     * @description File name with extension.
                     */
                    name: string;
                    /**
                     * Size
                     * @description Size in bytes, at most 50 MB.
                     */
                    size: number;
                    /**
                     * Address
                     * @description Address of the stored file, filled in by the system.
                     */
                    readonly url?: string;
                };
                /**
                 * Link to the job ad
                 * @description Web page with the full job ad.
                 */
                linkUrl?: string;
                /**
                 * Job title
                 * @description Use words people search for, without location, salary or reference number.
                 * @example Copy editor, evening desk
                 */
                title: string;
                /**
                 * Type of ad
                 * @description How you provide the job ad.
                 * @default job_per_template
                 * @enum {string}
                 */
                type: "job_per_template" | "job_per_link" | "job_per_file";
                /**
                 * Video
                 * @description Link to a video about the job on YouTube or Vimeo.
                 */
                videoUrl?: string;
            } & (unknown & unknown & unknown);
            /**
             * Location
             * @description Where the work takes place.
             */
            job_location?: {
                /**
                 * Address
                 * @description Main work location.
                 */
                address?: {
                    /**
                     * Street and number
                     * @description First line of the address.
                     */
                    addressLine1?: string;
                    /**
                     * Additional line
                     * @description Floor, building or other details.
                     */
                    addressLine2?: string;
                    /**
                     * State or region
                     * @description State or region code, if there is one.
                     * @example ME
                     */
                    administrativeArea?: string;
                    /**
                     * Country
                     * @description Two-letter code, such as US.
                     * @example US
                     */
                    countryCode?: string;
                    /**
                     * Latitude
                     * @description Latitude in degrees, filled in by the system.
                     */
                    readonly lat?: number | null;
                    /**
                     * City
                     * @description City or town.
                     * @example Portland
                     */
                    locality?: string;
                    /**
                     * Longitude
                     * @description Longitude in degrees, filled in by the system.
                     */
                    readonly lon?: number | null;
                    /**
                     * Postal code
                     * @description Postal code.
                     * @example 04101
                     */
                    zip?: string;
                };
                /**
                 * More locations
                 * @description Other locations where you offer this job.
                 */
                furtherLocations?: {
                    /**
                     * Street and number
                     * @description First line of the address.
                     */
                    addressLine1?: string;
                    /**
                     * Additional line
                     * @description Floor, building or other details.
                     */
                    addressLine2?: string;
                    /**
                     * State or region
                     * @description State or region code, if there is one.
                     * @example ME
                     */
                    administrativeArea?: string;
                    /**
                     * Country
                     * @description Two-letter code, such as US.
                     * @example US
                     */
                    countryCode?: string;
                    /**
                     * Latitude
                     * @description Latitude in degrees, filled in by the system.
                     */
                    readonly lat?: number | null;
                    /**
                     * City
                     * @description City or town.
                     * @example Portland
                     */
                    locality?: string;
                    /**
                     * Longitude
                     * @description Longitude in degrees, filled in by the system.
                     */
                    readonly lon?: number | null;
                    /**
                     * Postal code
                     * @description Postal code.
                     * @example 04101
                     */
                    zip?: string;
                }[];
                /**
                 * Remote work
                 * @description How much of the work can be done remotely.
                 * @example hybrid
                 */
                remoteOptions?: string;
            };
            /**
             * Schedule
             * @description When the job is online.
             */
            job_schedule?: {
                /**
                 * Duration
                 * @description Number of days online if there is no end date.
                 * @default 30
                 */
                duration: number;
                /**
                 * Ends on
                 * Format: date-time
                 * @description When the job goes offline.
                 */
                expiration?: string;
                /**
                 * Publish on
                 * Format: date-time
                 * @description Leave empty to publish immediately.
                 */
                published?: string;
            };
        };
        Vocabulary: {
            /** @description Name of the vocabulary. */
            name: string;
            terms: {
                /** @description What answers contain. */
                code: string;
                /** @description In the language of the request. */
                label: string;
                /** @description Code of the broader term. */
                parent: string | null;
            }[];
        };
        Webhook: {
            /**
             * Format: date-time
             * @description When it was added.
             */
            created: string;
            /** @description What it tells of. */
            events: string[];
            /** @description Id of the webhook. */
            id: number;
            /**
             * Format: date-time
             * @description Since when nothing is sent.
             */
            paused: string | null;
            /**
             * @description Its organization wants it, or it has failed for three days.
             * @enum {string|null}
             */
            pauseReason: "owner" | "failing" | null;
            /**
             * Format: date-time
             * @description Until when the former secret is valid, too.
             */
            previousSecretUntil: string | null;
            /** @description Where it writes to. */
            url: string;
        };
        /**
         * @example {
         *       "paused": true
         *     }
         */
        WebhookChange: {
            /** @description What it tells of. */
            events?: ("job.published" | "job.expired" | "application.received")[];
            /** @description Stops and resumes it. */
            paused?: boolean;
            /** @description A public address, https. */
            url?: string;
        };
        WebhookList: {
            webhooks: components["schemas"]["Webhook"][];
        };
        /**
         * @example {
         *       "url": "https://hooks.example.com/jobs",
         *       "events": [
         *         "job.published",
         *         "application.received"
         *       ]
         *     }
         */
        WebhookWish: {
            /** @description What it tells of. */
            events: ("job.published" | "job.expired" | "application.received")[];
            /** @description A public address, https. */
            url: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                cursor?: number;
                limit?: number;
                state?: "draft" | "needs_review" | "scheduled" | "published" | "archived";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            /** @description QUERY_INVALID, HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJob"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    ETag?: string;
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description NOT_JSON, HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_NOT_PAID */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description WRONG_CONTENT_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_INVALID, ANSWERS_INVALID, KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag?: string;
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read: the request is refused if the job was changed meanwhile. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJob"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag?: string;
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description NOT_JSON, HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_NOT_PAID */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_STATE, KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description VERSION_OUTDATED */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description WRONG_CONTENT_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_INVALID, ANSWERS_INVALID, KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read: the request is refused if the job was changed meanwhile. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_STATE, KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description VERSION_OUTDATED */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read: the request is refused if the job was changed meanwhile. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag?: string;
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description NOT_JSON, HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_NOT_PAID */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_STATE, KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description VERSION_OUTDATED */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description WRONG_CONTENT_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_INVALID, ANSWERS_INVALID, KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    archiveJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read: the request is refused if the job was changed meanwhile. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag?: string;
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_STATE, KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description VERSION_OUTDATED */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figures"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publishJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read: the request is refused if the job was changed meanwhile. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag?: string;
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description NOT_JSON, HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_NOT_PAID */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_UNKNOWN */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JOB_STATE, KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description VERSION_OUTDATED */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description WRONG_CONTENT_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_INVALID, ANSWERS_INVALID, KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVocabulary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vocabulary"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWish"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description NOT_JSON, HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description WEBHOOK_TOO_MANY */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description WRONG_CONTENT_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_INVALID */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description NOT_JSON, HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description WRONG_CONTENT_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BODY_INVALID, KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 7 days, it has no further effect and the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    "RateLimit-Reset"?: number;
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description HEADER_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_MISSING, KEY_UNKNOWN */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OWNER_MISSING, SCOPE_MISSING */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS, TOO_MANY_UNKNOWN_KEYS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}

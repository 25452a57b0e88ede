// Written by scripts/generate-block-types.mjs from schemas/. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        GlobalSetting: components["schemas"]["global-setting.schema"];
        Page: components["schemas"]["page.schema"];
        "activity.room": components["schemas"]["room.schema"];
        "answer.answer": components["schemas"]["answer.schema"];
        "answer.ask": components["schemas"]["ask.schema"];
        "answer.follow-ups": components["schemas"]["follow-ups.schema"];
        "answer.history": components["schemas"]["history.schema"];
        "answer.model": components["schemas"]["model.schema"];
        "answer.outline": components["schemas"]["outline.schema"];
        "answer.sources": components["schemas"]["sources.schema"];
        "answer.suggested": components["schemas"]["suggested.schema"];
        "answer.welcome": components["schemas"]["welcome.schema"];
        "assistant.catalogue": components["schemas"]["catalogue.schema"];
        "assistant.chat": components["schemas"]["chat.schema"];
        "community.room": components["schemas"]["room.schema-2"];
        "content.announcement": components["schemas"]["announcement.schema"];
        "content.links": components["schemas"]["links.schema"];
        "content.picture": components["schemas"]["picture.schema"];
        "content.text": components["schemas"]["text.schema"];
        "engine.advertisement": components["schemas"]["advertisement.schema"];
        "engine.agent-recommend": components["schemas"]["agent-recommend.schema"];
        "engine.hero": components["schemas"]["hero.schema"];
        "engine.question-list": components["schemas"]["question-list.schema"];
        "engine.recommend": components["schemas"]["recommend.schema"];
        "engine.search-box": components["schemas"]["search-box.schema"];
        "layout.columns": components["schemas"]["columns.schema"];
        "layout.crash-test": components["schemas"]["crash-test.schema"];
        "layout.feedback-entrance": components["schemas"]["feedback-entrance.schema"];
        "layout.floating-window": components["schemas"]["floating-window.schema"];
        "layout.footer": components["schemas"]["footer.schema"];
        "layout.header": components["schemas"]["header.schema"];
        "layout.mobile-menu": components["schemas"]["mobile-menu.schema"];
        "layout.not-found": components["schemas"]["not-found.schema"];
        "layout.not-yet": components["schemas"]["not-yet.schema"];
        "market.room": components["schemas"]["room.schema-3"];
        "people.agreement": components["schemas"]["agreement.schema"];
        "people.company-auth": components["schemas"]["company-auth.schema"];
        "people.company-info": components["schemas"]["company-info.schema"];
        "people.invitation": components["schemas"]["invitation.schema"];
        "people.person-info": components["schemas"]["person-info.schema"];
        "people.sign-in": components["schemas"]["sign-in.schema"];
        "people.transfer": components["schemas"]["transfer.schema"];
        "people.undo-change": components["schemas"]["undo-change.schema"];
        "picture.result": components["schemas"]["result.schema"];
        "platform.consent": components["schemas"]["consent.schema"];
        "platform.room": components["schemas"]["room.schema-4"];
        "reader.coverage": components["schemas"]["coverage.schema"];
        "reader.document": components["schemas"]["document.schema"];
        "reader.library": components["schemas"]["library.schema"];
        /**
         * Shown when
         * @description Exactly one of all, any, not, role, locale, viewport, function, time.
         */
        rule: {
            /** All of */
            all?: components["schemas"]["rule"][];
            /** Any of */
            any?: components["schemas"]["rule"][];
            /** Not */
            not?: components["schemas"]["rule"];
            /** Visitor is */
            role?: ("anonymous" | "personal" | "organization")[];
            /** Language is */
            locale?: components["schemas"]["locale"][];
            /**
             * Screen is
             * @description mobile: below 769 pixels; tablet: below 1280; desktop: 1280 and above.
             */
            viewport?: ("mobile" | "tablet" | "desktop")[];
            /**
             * A function is on
             * @description True if functionList contains at least one of these.
             */
            function?: (1 | 2 | 3 | 4 | 5)[];
            /** Time is */
            time?: {
                /**
                 * From
                 * @description Date and time with time zone, inclusive.
                 */
                from?: string;
                /**
                 * To
                 * @description Date and time with time zone, exclusive.
                 */
                to?: string;
            };
        };
        /**
         * Language
         * @enum {string}
         */
        locale: "zh-CN" | "en-US";
        /**
         * Block
         * @description The schema of the block's type checks the properties when the block is shown.
         */
        node: {
            /**
             * Id
             * @description Unique on the page.
             */
            id: string;
            /** Type */
            type: string;
            /**
             * Properties version
             * @default 1
             */
            v?: number;
            /** Properties */
            props?: {
                [key: string]: unknown;
            };
            show?: components["schemas"]["rule"];
            /** Slots */
            slots?: {
                [key: string]: string[];
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * Color
         * @description Hexadecimal, for example #0f6cbd. Text on it is darkened or lightened until it is readable.
         */
        color: string;
        /**
         * Picture address
         * @description A picture on this portal (starting with a single /) or a secure web address (https://).
         */
        imageUrl: string;
        /**
         * Knowledge bases
         * @description Knowledge bases to search, by number.
         */
        scope: number[];
        /** Names of one thing */
        synonym: {
            /** Name in documents */
            name: string;
            /**
             * Also called
             * @description Names that mean the same thing in every question.
             */
            also: string[];
        };
        /**
         * Text
         * @description One text for all languages, or one per language. Shown as plain text, never as HTML.
         */
        longText: string | {
            /** Chinese */
            "zh-CN"?: string;
            /** English */
            "en-US"?: string;
        };
        /**
         * Short text
         * @description One text for all languages, or one per language. Shown as plain text, never as HTML.
         */
        shortText: string | {
            /** Chinese */
            "zh-CN"?: string;
            /** English */
            "en-US"?: string;
        };
        /** Question */
        question: {
            /**
             * Question
             * @description The question asked when a visitor selects the card.
             */
            text: components["schemas"]["longText"];
            /**
             * Topic
             * @description A word above the question, for example Bearings.
             */
            topic?: components["schemas"]["shortText"];
            /** @description This question searches only these knowledge bases. */
            scope?: components["schemas"]["scope"];
        };
        /**
         * Link address
         * @description A page of this portal (starting with a single /), a secure web address (https://), an email address (mailto:) or a telephone number (tel:).
         */
        linkUrl: string;
        /** Link */
        link: {
            /** Title */
            title: components["schemas"]["shortText"];
            url: components["schemas"]["linkUrl"];
        };
        /** Recommended item */
        card: {
            /** Title */
            title: components["schemas"]["shortText"];
            /** Text */
            text?: components["schemas"]["longText"];
            /**
             * Label
             * @description A word above the title, for example Guide or Course.
             */
            tag?: components["schemas"]["shortText"];
            /**
             * Picture
             * @description Decorative: any text in it must also appear elsewhere.
             */
            image?: components["schemas"]["imageUrl"];
            url: components["schemas"]["linkUrl"];
        };
        /** Assistant */
        agent: {
            /** Name */
            name: components["schemas"]["shortText"];
            /** What it helps with */
            text?: components["schemas"]["longText"];
            /**
             * Icon
             * @description Decorative, square. Without an icon, the first letter of the name is shown.
             */
            icon?: components["schemas"]["imageUrl"];
            url: components["schemas"]["linkUrl"];
        };
        brandTexts: {
            /** Title */
            title?: string;
            /** Slogan */
            logan?: string;
        };
        /** Custom page */
        pageOverride: {
            /** Version */
            v?: number;
            /**
             * Blocks
             * @description All blocks of the page in one ordered list. The slots of a block name other blocks by their ids.
             */
            blocks: components["schemas"]["node"][];
        };
        /**
         * Global setting
         * @description Everything that makes the portal a company's own, per access domain. Keys not listed here are kept unchanged. A key that is absent or null takes the default of the environment, then that of the product.
         */
        "global-setting.schema": {
            /**
             * Organization id
             * @description The organization this domain belongs to.
             */
            tenantId?: string | null;
            /**
             * Access domain
             * @description The host name visitors use, or its short name: 'steelworks' is served at steelworks.localhost.
             */
            accessDomain: string;
            /**
             * Page background color
             * @description Behind every page in light mode. Dark mode uses a dark tone derived from it.
             */
            pageBackgroundColor?: components["schemas"]["color"] | null;
            /**
             * Page background picture
             * @description Behind the first screen of the home page. An overlay is added where text would not be readable.
             */
            pageBackgroundImage?: components["schemas"]["imageUrl"] | null;
            /**
             * Allow sign-in
             * @description When off, there is no avatar and no sign-in page, and everybody is an anonymous visitor.
             * @default true
             */
            allowLogin?: boolean | null;
            /**
             * Logo
             * @description Shown in the header and above the title. SVG, or a PNG at least 160 pixels high.
             */
            logo?: components["schemas"]["imageUrl"] | null;
            /**
             * Title
             * @description Name of the portal, shown on the home page, in the browser tab and for the installed app.
             * @default intelligent interaction engine
             */
            title?: string | null;
            /**
             * Slogan
             * @description The line under the title.
             * @default industrial knowledge smart search, precise solution generation
             */
            logan?: string | null;
            /**
             * Searched knowledge bases
             * @description Knowledge bases searched on this domain. By default the public industrial knowledge, in pre-production the pre-release base.
             * @default [
             *       3
             *     ]
             */
            searchScope?: components["schemas"]["scope"] | null;
            /**
             * Local names
             * @description What people on this domain call a thing, in addition to its name in the documents. Questions with either name find it. Takes effect with the next question.
             */
            synonyms?: components["schemas"]["synonym"][] | null;
            /**
             * Functions
             * @description Header entries in this order. The supply-demand hall and the community are off by default.
             * @default [
             *       1,
             *       2,
             *       3
             *     ]
             */
            functionList?: (1 | 2 | 3 | 4 | 5)[] | null;
            /**
             * Questions on the home page
             * @description Example questions, shown as cards.
             */
            questionList?: components["schemas"]["question"][] | null;
            /** Header */
            header?: {
                /**
                 * Hidden
                 * @description Nothing of it is shown on the portal; what is set up stays.
                 * @default false
                 */
                off?: boolean;
                /**
                 * Header logo
                 * @description For a header that needs a different shape than the home page: wide, one line.
                 */
                logo?: components["schemas"]["imageUrl"];
                /**
                 * Short title
                 * @description Next to the logo. Leave empty if the logo already contains the name.
                 */
                shortTitle?: components["schemas"]["shortText"];
                /**
                 * Logo only
                 * @description The logo contains the name, so no title is shown next to it.
                 * @default false
                 */
                hideTitle?: boolean;
                /** Entry names */
                tabTitles?: {
                    /**
                     * Function
                     * @enum {integer}
                     */
                    function: 1 | 2 | 3 | 4 | 5;
                    /** Name */
                    title: components["schemas"]["shortText"];
                }[];
                /** More links */
                links?: components["schemas"]["link"][];
            } | null;
            /**
             * Advertisement
             * @description One notice on the home page. It is labelled as an advertisement, stays in place and can be closed.
             */
            advertisement?: {
                /**
                 * Hidden
                 * @description Nothing of it is shown on the portal; what is set up stays.
                 * @default false
                 */
                off?: boolean;
                /**
                 * Edition
                 * @description A visitor who closed one edition still sees the next.
                 */
                id?: string;
                /** Title */
                title: components["schemas"]["shortText"];
                /** Text */
                text?: components["schemas"]["longText"];
                /** Picture */
                image?: components["schemas"]["imageUrl"];
                /**
                 * Picture description
                 * @description Leave empty if the picture is decorative.
                 */
                imageAlt?: components["schemas"]["shortText"];
                url?: components["schemas"]["linkUrl"];
                /** Link text */
                action?: components["schemas"]["shortText"];
            } | null;
            /** Recommendations */
            recommend?: {
                /** Heading */
                title?: components["schemas"]["shortText"];
                /** Items */
                items?: components["schemas"]["card"][];
            } | null;
            /** Recommended assistants */
            agentRecommend?: {
                /** Heading */
                title?: components["schemas"]["shortText"];
                /** Assistants */
                items?: components["schemas"]["agent"][];
            } | null;
            /**
             * Floating window
             * @description A corner window, for example for a hotline or a mini program. Hidden on pages that request it.
             */
            floatingWindow?: {
                /**
                 * Hidden
                 * @description Nothing of it is shown on the portal; what is set up stays.
                 * @default false
                 */
                off?: boolean;
                /** Button text */
                label?: components["schemas"]["shortText"];
                /** Title */
                title: components["schemas"]["shortText"];
                /** Text */
                text?: components["schemas"]["longText"];
                /**
                 * Picture
                 * @description Square, for example a QR code.
                 */
                image?: components["schemas"]["imageUrl"];
                /**
                 * Picture description
                 * @description Leave empty if the picture is decorative.
                 */
                imageAlt?: components["schemas"]["shortText"];
                /** Links */
                links?: components["schemas"]["link"][];
            } | null;
            /**
             * Feedback entrance
             * @description Where visitors report what is wrong or missing. If empty, there is no entrance.
             */
            feedbackEntrance?: {
                /**
                 * Hidden
                 * @description Nothing of it is shown on the portal; what is set up stays.
                 * @default false
                 */
                off?: boolean;
                /** Button text */
                title?: components["schemas"]["shortText"];
                /** @description A form, a page, an email address (mailto:) or a telephone number (tel:). */
                url: components["schemas"]["linkUrl"];
            } | null;
            /**
             * Publishing to the community
             * @description Whether visitors may publish a question and its answer to the community.
             */
            publishCommunity?: {
                /**
                 * Allowed
                 * @default false
                 */
                enabled: boolean;
                /** Button text */
                title?: components["schemas"]["shortText"];
                /** What to know before publishing */
                text?: components["schemas"]["longText"];
            } | null;
            /**
             * Extension version
             * @description Version of the keys below, which extend the wire format.
             * @default 1
             */
            v?: number;
            /**
             * Default language
             * @description Language of a first visit. The visitor's own choice takes precedence. If empty, the browser's preferred language is used.
             */
            locale?: components["schemas"]["locale"];
            /** Theme */
            theme?: {
                /**
                 * Brand color
                 * @description Sixteen tones are derived from it for each of light and dark mode.
                 */
                brandColor?: components["schemas"]["color"];
                /**
                 * Light or dark
                 * @description The visitor's own choice takes precedence.
                 * @default system
                 * @enum {string}
                 */
                mode?: "system" | "light" | "dark";
                /**
                 * Corners
                 * @default soft
                 * @enum {string}
                 */
                radius?: "square" | "soft" | "round";
            };
            /**
             * Title and slogan by language
             * @description Shown to visitors using that language, in place of the title and slogan above.
             */
            texts?: {
                /** Chinese */
                "zh-CN"?: components["schemas"]["brandTexts"];
                /** English */
                "en-US"?: components["schemas"]["brandTexts"];
            };
            /**
             * Icon
             * @description Square, for the browser tab and the installed app. SVG, or a PNG of at least 512 pixels.
             */
            icon?: components["schemas"]["imageUrl"];
            /** Footer */
            footer?: {
                /**
                 * Hidden
                 * @description Nothing of it is shown on the portal; what is set up stays.
                 * @default false
                 */
                off?: boolean;
                /**
                 * Owner
                 * @description Who runs this portal; shown next to the copyright sign.
                 */
                owner?: components["schemas"]["shortText"];
                /**
                 * Links
                 * @description For example, contact details, privacy policy or the site's registration number.
                 */
                links?: components["schemas"]["link"][];
            };
            /**
             * Sign-in
             * @description Appearance of the sign-in dialog and page, and the documents people agree to there.
             */
            signIn?: {
                /**
                 * Text beside the form
                 * @description Shown on wide screens. If empty, the slogan is used.
                 */
                text?: components["schemas"]["longText"];
                /** Picture beside the form */
                image?: components["schemas"]["imageUrl"];
                /**
                 * User service agreement
                 * @description If empty, the product's own is used.
                 */
                agreementUrl?: components["schemas"]["linkUrl"];
                /**
                 * Privacy statement
                 * @description If empty, the product's own is used.
                 */
                privacyUrl?: components["schemas"]["linkUrl"];
            };
            /**
             * Header entrances
             * @description Each is shown only if its address or picture is set.
             */
            entrances?: {
                /**
                 * Mini program QR code
                 * @description Square; shown under quick access.
                 */
                miniProgram?: components["schemas"]["imageUrl"];
                /**
                 * Enterprise console
                 * @description For members of an organization that has a code; the code is added as tenantCode.
                 */
                consoleUrl?: components["schemas"]["linkUrl"];
                /**
                 * Enterprise portal
                 * @description Shown in pre-production only.
                 */
                enterpriseUrl?: components["schemas"]["linkUrl"];
            };
            /**
             * Assistants
             * @description Which of the product's assistants this portal offers.
             */
            assistants?: {
                /**
                 * Not offered
                 * @description By id, for example design or house. Their pages say so, and no list names them.
                 */
                hidden?: string[];
            };
            /**
             * Community
             * @description Articles, questions and answers of the portal's people. Its header entry is 5 in Functions.
             */
            community?: {
                /**
                 * Open
                 * @description If not, its pages do not exist and its texts are not found.
                 * @default false
                 */
                enabled: boolean;
                /**
                 * Readers
                 * @description everybody: also visitors. signed-in: only people who signed in.
                 * @default everybody
                 * @enum {string}
                 */
                readers?: "everybody" | "signed-in";
                /**
                 * In answers
                 * @description What answers quote of the community. verified: only answers that somebody vouches for. accepted: accepted answers, too. all: articles, too. none: nothing. Search finds every post in any case.
                 * @default accepted
                 * @enum {string}
                 */
                inAnswers?: "verified" | "accepted" | "all" | "none";
                /**
                 * Boards
                 * @description Subjects under which posts are filed, in this order.
                 */
                boards?: {
                    /**
                     * Id
                     * @description Stays the same when the name changes.
                     */
                    id: string;
                    /** Name */
                    name: components["schemas"]["shortText"];
                }[];
                /**
                 * Phone number needed
                 * @description Only people with a confirmed phone number can write. Others never see it.
                 * @default false
                 */
                requirePhone?: boolean;
                /**
                 * Search engines
                 * @description If not, search engines are asked to leave the posts out, and there are no feeds and no sitemap.
                 * @default true
                 */
                indexing?: boolean;
                /**
                 * Videos
                 * @description Posts take videos (MP4, WebM) of up to 64 MB, five in a post. They use much storage.
                 * @default false
                 */
                video?: boolean;
                /**
                 * What waits for a moderator
                 * @description Nobody but its author reads it until a moderator has published it. Texts that consist mostly of links always wait.
                 */
                hold?: {
                    /**
                     * First posts
                     * @description Posts of people who have published nothing here yet and write for no organization.
                     * @default false
                     */
                    newcomers?: boolean;
                    /**
                     * Words
                     * @description Texts with one of these words, whatever their case, width, or Traditional and Simplified characters.
                     */
                    words?: string[];
                };
            };
            /**
             * Market
             * @description Apps, products and solutions of suppliers. Its pages belong to header entry 2 in Functions.
             */
            market?: {
                /**
                 * Open
                 * @description If not, its pages do not exist and nothing offered is found.
                 * @default false
                 */
                enabled: boolean;
                /**
                 * Orders
                 * @description on: people order here. enquiry: they only ask for a quote. off: they only read.
                 * @default on
                 * @enum {string}
                 */
                orders?: "on" | "enquiry" | "off";
                /**
                 * Operators approve orders
                 * @description Decided in the workbench, under Market, after buyer and supplier agree. none: what the two agree on is active. above: above the amount that is given here. all: every order, also what is free. Orders that wait already go on waiting.
                 * @default none
                 * @enum {string}
                 */
                operatorApproves?: "none" | "above" | "all";
                /**
                 * Orders go through up to
                 * @description With above: for all seats of one period, or what was quoted. Without it, operators decide on every order that costs something.
                 */
                operatorLimit?: number;
                /**
                 * Currency of that amount
                 * @description ISO 4217. Operators decide on every order in another currency, since nothing is converted.
                 * @default CNY
                 */
                operatorCurrency?: string;
                /**
                 * Policy
                 * @description open: shows what its suppliers offer. curated: only what operators chose in the workbench. own: only what the portal's own suppliers offer.
                 * @default open
                 * @enum {string}
                 */
                policy?: "open" | "curated" | "own";
                /**
                 * Own suppliers
                 * @description With the policy own: codes of the organizations whose offerings are shown.
                 */
                suppliers?: string[];
                /**
                 * Demands are reviewed
                 * @description A moderator of the community looks at each demand before others see it, also when it is changed.
                 * @default false
                 */
                demandReview?: boolean;
                /**
                 * Most readers of a demand
                 * @description Organizations choose these or fewer. What was published before stays as it is. suppliers: approved suppliers and the organization itself.
                 * @default everybody
                 * @enum {string}
                 */
                demandReaders?: "everybody" | "signed-in" | "suppliers";
                /**
                 * Offers under answers
                 * @description Shows up to three offerings that fit the question under an answer, labelled, with the words that fit. They are never a part of the answer.
                 * @default false
                 */
                offersUnderAnswers?: boolean;
            };
            /**
             * AI programs
             * @description Programs that speak the Model Context Protocol, at /mcp of this portal.
             */
            mcp?: {
                /**
                 * Open to programs without a key
                 * @description They search and read what every visitor may read, 20 calls a minute from one network. They are given no answers.
                 * @default false
                 */
                public?: boolean;
            };
            /**
             * Activities
             * @description Which activity a page shows, by path: /awardSurvey shows the one named here.
             */
            activities?: {
                [key: string]: string;
            };
            /**
             * Pages
             * @description The domain's own versions of pages, by path. Pages not listed are the product's own.
             */
            pages?: {
                [key: string]: components["schemas"]["pageOverride"];
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Facts about a page. An absent key means false. */
        pageMeta: {
            /** @description Only signed-in people can open the page; others are asked to sign in. */
            needLogin?: boolean;
            /** @description Hides the floating window. */
            hiddenGlobalFloat?: boolean;
            /** @description Message key of the document title. Without one, only the portal's title is shown. */
            title?: string;
            /**
             * @description The entry highlighted in the header and the mobile menu on this page, as a number from functionList.
             * @enum {integer}
             */
            function?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Whether the entry links to this page. signed-in: visitors who are not signed in are asked to sign in first.
             * @enum {string}
             */
            entry?: "open" | "signed-in";
            /** @description The page never asks people to create or join an organization, because it is for people without accounts or is itself about joining. */
            quietOnJoin?: boolean;
            /** @description No strip of the portal's notices lies over the page, because what it asks must be read whole. */
            quietOnNotices?: boolean;
            /** @description The page reads tenantCode itself, as the organization to show rather than the one to switch to. */
            ownTenantCode?: boolean;
            /** @description The page is the sign-in form, so it has no sign-in dialog and no account menu. */
            isSignIn?: boolean;
        };
        /** @enum {string} */
        layoutName: "none" | "main" | "chat" | "qa";
        /**
         * Page document
         * @description A page as data: src/pages/*.page.json. Its meta holds what the rest of the portal needs to know about the page.
         */
        "page.schema": {
            /** @description The page's route, and its name in a domain's setting. */
            path: string;
            /** @description Further routes of the same document, each a page of its own. */
            paths?: {
                path: string;
                /** @description What differs from the document's own. */
                meta?: components["schemas"]["pageMeta"];
                /** @description Props of this route, by block id. */
                props?: {
                    [key: string]: {
                        [key: string]: unknown;
                    };
                };
            }[];
            layout: components["schemas"]["layoutName"];
            meta: components["schemas"]["pageMeta"];
            blocks: components["schemas"]["node"][];
        };
        /**
         * Activities
         * @description Surveys and draws: the list, one activity, or its results, whichever the address names.
         */
        "room.schema": Record<string, never>;
        /**
         * Answer
         * @description A chat with its questions and answers. The slots outline, sources, after and composer surround the latest answer.
         */
        "answer.schema": {
            /**
             * Knowledge bases
             * @description An existing chat searches only those of its knowledge bases that are listed here.
             */
            scope?: components["schemas"]["scope"];
        };
        /**
         * Ask
         * @description Starts an answer to the question in the page address, or takes the next question of a chat.
         */
        "ask.schema": {
            /**
             * Knowledge bases
             * @description Searched unless the address specifies others.
             */
            scope?: components["schemas"]["scope"];
            /**
             * Place
             * @description follow: the box for the next question, under an answer. start: takes the question from the address and opens its answer.
             * @default follow
             * @enum {string}
             */
            look?: "follow" | "start";
        };
        /**
         * Follow-up questions
         * @description Questions that the knowledge bases can answer, shown under the latest answer.
         */
        "follow-ups.schema": {
            /**
             * Maximum number
             * @default 3
             */
            limit?: number;
        };
        /**
         * Question history
         * @description The visitor's own questions: filter, open, or delete with undo.
         */
        "history.schema": Record<string, never>;
        /**
         * Question to an assistant of the address
         * @description For pages inside another system: the address names the assistant and the question. The slots outline, sources, after and composer surround the latest answer.
         */
        "model.schema": {
            /**
             * Knowledge bases
             * @description Searched by its questions.
             */
            scope?: components["schemas"]["scope"];
        };
        /**
         * Outline
         * @description The headings of the answer next to it, updated live and editable once the answer is complete.
         */
        "outline.schema": Record<string, never>;
        /**
         * Sources
         * @description The sources of the answer next to them, in numerical order.
         */
        "sources.schema": Record<string, never>;
        /**
         * Suggested questions
         * @description Questions worth asking of the domain's knowledge bases, with more on request.
         */
        "suggested.schema": {
            /** Knowledge bases */
            scope?: components["schemas"]["scope"];
            /**
             * Maximum number
             * @default 6
             */
            limit?: number;
        };
        /**
         * Welcome
         * @description The heading of the question page.
         */
        "welcome.schema": {
            /** Heading */
            title?: components["schemas"]["shortText"];
            /** Text */
            text?: components["schemas"]["longText"];
        };
        /**
         * Catalogue of assistants
         * @description The assistants that this portal offers to the visitor.
         */
        "catalogue.schema": {
            /**
             * View
             * @description all: by category; organization: those that the organization uses, with their use; industry: by industry. If empty, all.
             * @enum {string}
             */
            view?: "all" | "organization" | "industry";
        };
        /**
         * Assistant
         * @description An assistant: its welcome, checks and formulas, then the chat. The slots outline, sources, after and composer surround the latest answer.
         */
        "chat.schema": {
            /**
             * Assistant
             * @description By id. If empty, the address names it (?id=), else the catalogue is shown.
             */
            assistant?: string;
            /**
             * Knowledge bases
             * @description Searched by its questions.
             */
            scope?: components["schemas"]["scope"];
        };
        /**
         * Community
         * @description Posts of the portal's community: the list, one post, or the editor.
         */
        "room.schema-2": {
            /**
             * View
             * @description list: all posts. post: the article or question named in the address. write: the editor. notices, notice: what is announced.
             * @default list
             * @enum {string}
             */
            view?: "list" | "post" | "write" | "notices" | "notice";
        };
        /**
         * Announcement
         * @description A short notice that stands out, for example planned downtime.
         */
        "announcement.schema": {
            /**
             * Kind
             * @default info
             * @enum {string}
             */
            tone?: "info" | "warning";
            /** Title */
            title: components["schemas"]["shortText"];
            /** Text */
            text?: components["schemas"]["longText"];
            url?: components["schemas"]["linkUrl"];
            /** Link text */
            action?: components["schemas"]["shortText"];
        };
        /**
         * Link list
         * @description Links under a heading, each with a line about it.
         */
        "links.schema": {
            /** Heading */
            title?: components["schemas"]["shortText"];
            /** Links */
            items: {
                /** Title */
                title: components["schemas"]["shortText"];
                /** Text */
                text?: components["schemas"]["longText"];
                url: components["schemas"]["linkUrl"];
            }[];
        };
        /**
         * Picture
         * @description One picture across the page, with a caption.
         */
        "picture.schema": {
            /** Picture */
            image: components["schemas"]["imageUrl"];
            /**
             * Picture description
             * @description Leave empty if the picture is decorative.
             */
            imageAlt?: components["schemas"]["shortText"];
            /** Caption */
            caption?: components["schemas"]["shortText"];
            /**
             * Width to height
             * @description The space kept for the picture; the whole picture is shown in it.
             * @default 16-9
             * @enum {string}
             */
            ratio?: "3-1" | "16-9" | "4-3" | "1-1";
            url?: components["schemas"]["linkUrl"];
        };
        /**
         * Paragraphs
         * @description One text for all languages, or one per language. Shown as plain text; a line break begins a new line, an empty line a new paragraph.
         */
        proseText: string | {
            /** Chinese */
            "zh-CN"?: string;
            /** English */
            "en-US"?: string;
        };
        /**
         * Text
         * @description Paragraphs under a heading of your own.
         */
        "text.schema": {
            /** Heading */
            title?: components["schemas"]["shortText"];
            /** Text */
            text: components["schemas"]["proseText"];
        };
        /**
         * Advertisement
         * @description One notice, labelled as an advertisement; a visitor can close it.
         */
        "advertisement.schema": {
            /**
             * Edition
             * @description A visitor who closed one edition still sees the next.
             */
            id?: string;
            /** Title */
            title: components["schemas"]["shortText"];
            /** Text */
            text?: components["schemas"]["longText"];
            /** Picture */
            image?: components["schemas"]["imageUrl"];
            /**
             * Picture description
             * @description Leave empty if the picture is decorative.
             */
            imageAlt?: components["schemas"]["shortText"];
            url?: components["schemas"]["linkUrl"];
            /** Link text */
            action?: components["schemas"]["shortText"];
        };
        /**
         * Recommended assistants
         * @description Assistants to get started with.
         */
        "agent-recommend.schema": {
            /** Heading */
            title?: components["schemas"]["shortText"];
            /** Assistants */
            items: components["schemas"]["agent"][];
        };
        /**
         * Hero
         * @description Logo, title and slogan: the first thing a visitor sees.
         */
        "hero.schema": {
            /** Logo */
            logo?: components["schemas"]["imageUrl"];
            /** Title */
            title: components["schemas"]["shortText"];
            /** Slogan */
            slogan?: components["schemas"]["longText"];
            /**
             * Background picture
             * @description Decorative. The page color is laid over it until text is readable everywhere.
             */
            background?: components["schemas"]["imageUrl"];
            /**
             * Alignment
             * @default center
             * @enum {string}
             */
            align?: "center" | "start";
            /**
             * Picture designed for
             * @description In the other mode, the page color covers almost all of it.
             * @default light
             * @enum {string}
             */
            backgroundMode?: "light" | "dark";
        };
        /**
         * Questions
         * @description Example questions, shown as cards. Selecting one asks it.
         */
        "question-list.schema": {
            /** Heading */
            title?: components["schemas"]["shortText"];
            /** Questions */
            items: components["schemas"]["question"][];
            /**
             * Shown at first
             * @description The rest appear on request.
             * @default 6
             */
            visible?: number;
        };
        /**
         * Recommendations
         * @description Cards that link to other pages.
         */
        "recommend.schema": {
            /** Heading */
            title?: components["schemas"]["shortText"];
            /** Items */
            items: components["schemas"]["card"][];
        };
        /**
         * Search box
         * @description Where visitors type a question, with suggestions, recent questions and a choice of knowledge bases.
         */
        "search-box.schema": {
            /**
             * Domain
             * @description Recent questions and the selected knowledge bases are saved under this name.
             */
            domain: string;
            /** Knowledge bases */
            scope?: components["schemas"]["scope"];
            /** Placeholder */
            placeholder?: components["schemas"]["shortText"];
            /**
             * Focus the box on load
             * @description Puts the cursor in the box when the page opens, on desktop computers only.
             * @default true
             */
            autoFocus?: boolean;
            /**
             * Alignment
             * @description Matches the hero above it.
             * @default center
             * @enum {string}
             */
            align?: "center" | "start";
        };
        /**
         * Columns
         * @description Two columns on wide screens, one below the other on small ones.
         */
        "columns.schema": {
            /**
             * Widths
             * @description Ratio of the first column to the second.
             * @default 2:1
             * @enum {string}
             */
            ratio?: "2:1" | "1:1" | "1:2";
        };
        /**
         * Crash test
         * @description Crashes when shown, to let testers see what visitors see in that case.
         */
        "crash-test.schema": {
            /** Reason */
            reason?: string;
        };
        /**
         * Feedback entrance
         * @description Where visitors report what is wrong or missing.
         */
        "feedback-entrance.schema": {
            /** Link text */
            title?: components["schemas"]["shortText"];
            url: components["schemas"]["linkUrl"];
        };
        /**
         * Floating window
         * @description A small window in the corner, for example for a hotline or a mini program.
         */
        "floating-window.schema": {
            /** Button text */
            label?: components["schemas"]["shortText"];
            /** Title */
            title: components["schemas"]["shortText"];
            /** Text */
            text?: components["schemas"]["longText"];
            /**
             * Picture
             * @description Square, for example a QR code.
             */
            image?: components["schemas"]["imageUrl"];
            /**
             * Picture description
             * @description Leave empty if the picture is decorative.
             */
            imageAlt?: components["schemas"]["shortText"];
            /** Links */
            links?: components["schemas"]["link"][];
        };
        /**
         * Footer
         * @description Owner, links and version at the bottom of every page.
         */
        "footer.schema": {
            /** Owner */
            owner?: components["schemas"]["shortText"];
            /** Links */
            links?: components["schemas"]["link"][];
        };
        /**
         * Header
         * @description Logo, entries and links at the top of every page.
         */
        "header.schema": {
            /** Logo */
            logo?: components["schemas"]["imageUrl"];
            /** Title */
            title: components["schemas"]["shortText"];
            /**
             * Logo only
             * @default false
             */
            hideTitle?: boolean;
            /** Entries */
            tabs: {
                /**
                 * Function
                 * @description 1 engine, 2 agent applications, 3 large-model platform, 4 supply-demand hall, 5 community.
                 * @enum {integer}
                 */
                function: 1 | 2 | 3 | 4 | 5;
                /** Name */
                title?: components["schemas"]["shortText"];
            }[];
            /** More links */
            links?: components["schemas"]["link"][];
            /**
             * Account
             * @description Whether visitors can sign in here.
             * @default true
             */
            account?: boolean;
        };
        /**
         * Mobile menu
         * @description The header entries behind a single button on small screens.
         */
        "mobile-menu.schema": {
            /** Entries */
            tabs: {
                /**
                 * Function
                 * @description 1 engine, 2 agent applications, 3 large-model platform, 4 supply-demand hall, 5 community.
                 * @enum {integer}
                 */
                function: 1 | 2 | 3 | 4 | 5;
                /** Name */
                title?: components["schemas"]["shortText"];
            }[];
            /** More links */
            links?: components["schemas"]["link"][];
            /**
             * Account
             * @description Whether visitors can sign in here.
             * @default true
             */
            account?: boolean;
        };
        /**
         * Page not found
         * @description Tells visitors that the page does not exist and where to go instead.
         */
        "not-found.schema": Record<string, never>;
        /**
         * Not open yet
         * @description Tells visitors that the page is not available yet.
         */
        "not-yet.schema": {
            /**
             * Function
             * @description 1 engine, 2 agent applications, 3 large-model platform, 4 supply-demand hall, 5 community.
             * @enum {integer}
             */
            function?: 1 | 2 | 3 | 4;
            /** Name of the page */
            name?: components["schemas"]["shortText"];
        };
        /**
         * Market
         * @description What suppliers offer: the catalogue, one offering, or what the address names.
         */
        "room.schema-3": Record<string, never>;
        /**
         * Agreement
         * @description The product's own user service agreement or privacy statement.
         */
        "agreement.schema": Record<string, never>;
        /**
         * Create or join an organization
         * @description Registers an organization from its business license, or asks to join one.
         */
        "company-auth.schema": Record<string, never>;
        /**
         * Company page
         * @description A company's public page; members also see who belongs to it. The parameter tenantCode in the address selects the company.
         */
        "company-info.schema": Record<string, never>;
        /**
         * Invitation
         * @description The page that invitation links to an organization open.
         */
        "invitation.schema": Record<string, never>;
        /**
         * Personal center
         * @description The person's own profile, organizations and devices.
         */
        "person-info.schema": Record<string, never>;
        /**
         * Sign-in
         * @description The page where people sign in: the brand on one side, the form on the other.
         */
        "sign-in.schema": {
            /** Title */
            title: components["schemas"]["shortText"];
            /** Text beside the form */
            text?: components["schemas"]["longText"];
            /** Logo */
            logo?: components["schemas"]["imageUrl"];
            /** Picture beside the form */
            image?: components["schemas"]["imageUrl"];
        };
        /**
         * Handed-over session
         * @description Takes over a session that another system hands to this portal, after asking, and leads on.
         */
        "transfer.schema": Record<string, never>;
        /**
         * Undo changes
         * @description The page that links in account change notices open.
         */
        "undo-change.schema": Record<string, never>;
        /**
         * Picture result
         * @description A picture with the objects that resemble the drawn one.
         */
        "result.schema": {
            /**
             * Initial view
             * @description What comes first: the picture or the number of objects.
             * @enum {string}
             */
            view?: "picture" | "count";
        };
        /**
         * Consent
         * @description Asks whether a program may act in the person's name, and leads back to it.
         */
        "consent.schema": Record<string, never>;
        /**
         * Developer platform
         * @description For whoever connects programs: keys, and how to call.
         */
        "room.schema-4": Record<string, never>;
        /**
         * What can be looked up
         * @description How many documents of each kind there are and how current they are. Each kind links to the library.
         */
        "coverage.schema": {
            /**
             * With a short tour
             * @description Adds three steps for newcomers: how to ask, how to check an answer, how to use a picture.
             * @default false
             */
            tour?: boolean;
        };
        /**
         * Document
         * @description A source document with the cited passage marked.
         */
        "document.schema": Record<string, never>;
        /**
         * Library
         * @description The documents the visitor may read, by kind, maker, equipment and symptom; or the search over everything.
         */
        "library.schema": {
            /**
             * View
             * @description list: the documents. search: one search over documents, posts, assistants and the visitor's own chats.
             * @default list
             * @enum {string}
             */
            view?: "list" | "search";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

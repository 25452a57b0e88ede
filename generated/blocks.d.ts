// Written by scripts/generate-block-types.mjs from schemas/. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        GlobalSetting: components["schemas"]["global-setting.schema"];
        Page: components["schemas"]["page.schema"];
        "answer.answer": components["schemas"]["answer.schema"];
        "answer.ask": components["schemas"]["ask.schema"];
        "answer.follow-ups": components["schemas"]["follow-ups.schema"];
        "answer.history": components["schemas"]["history.schema"];
        "answer.outline": components["schemas"]["outline.schema"];
        "answer.sources": components["schemas"]["sources.schema"];
        "answer.suggested": components["schemas"]["suggested.schema"];
        "answer.welcome": components["schemas"]["welcome.schema"];
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
        "people.agreement": components["schemas"]["agreement.schema"];
        "people.company-auth": components["schemas"]["company-auth.schema"];
        "people.company-info": components["schemas"]["company-info.schema"];
        "people.invitation": components["schemas"]["invitation.schema"];
        "people.person-info": components["schemas"]["person-info.schema"];
        "people.sign-in": components["schemas"]["sign-in.schema"];
        "people.undo-change": components["schemas"]["undo-change.schema"];
        "picture.result": components["schemas"]["result.schema"];
        "reader.coverage": components["schemas"]["coverage.schema"];
        "reader.document": components["schemas"]["document.schema"];
        "reader.library": components["schemas"]["library.schema"];
        /**
         * Shown when
         * @description A closed language: one of all, any, not, role, locale, viewport, function, time.
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
             * @description mobile: under 769 pixels; tablet: under 1280; desktop: from 1280.
             */
            viewport?: ("mobile" | "tablet" | "desktop")[];
            /**
             * A function is on
             * @description At least one of these is in functionList.
             */
            function?: (1 | 2 | 3 | 4)[];
            /** Time is */
            time?: {
                /**
                 * From
                 * @description Date and time with zone, included.
                 */
                from?: string;
                /**
                 * To
                 * @description Date and time with zone, not included.
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
         * @description Properties are checked by the schema of the block's own type, when it is shown.
         */
        node: {
            /**
             * Id
             * @description Once per page.
             */
            id: string;
            /** Type */
            type: string;
            /**
             * Version of the properties
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
         * Colour
         * @description Hexadecimal, for example #0f6cbd. Text on it is darkened or lightened until it can be read.
         */
        color: string;
        /**
         * Picture address
         * @description A picture of this portal (starts with one /) or a secure web address (https://).
         */
        imageUrl: string;
        /**
         * Knowledge bases
         * @description Identifiers of the knowledge bases that are searched: 1 organization, 2 pre-release, 3 public industrial knowledge.
         */
        scope: number[];
        /** Names of a thing */
        synonym: {
            /** Name in the documents */
            name: string;
            /**
             * Also called
             * @description Names for the same thing, whatever the question is about.
             */
            also: string[];
        };
        /**
         * Text
         * @description One text for every language, or one per language. Shown as text, never as HTML.
         */
        longText: string | {
            /** Chinese */
            "zh-CN"?: string;
            /** English */
            "en-US"?: string;
        };
        /**
         * Short text
         * @description One text for every language, or one per language. Shown as text, never as HTML.
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
             * @description What is asked when a visitor chooses it.
             */
            text: components["schemas"]["longText"];
            /**
             * Topic
             * @description A word above the question, for example Bearings.
             */
            topic?: components["schemas"]["shortText"];
            /** @description Only these knowledge bases are searched for this question. */
            scope?: components["schemas"]["scope"];
        };
        /**
         * Link address
         * @description A page of this portal (starts with one /), a secure web address (https://), an e-mail address (mailto:) or a telephone number (tel:).
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
             * @description Decoration: it must not carry text that is nowhere else.
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
             * @description Decoration, square. Without one, the first letter of the name is shown.
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
        /** Own version of a page */
        pageOverride: {
            /** Version */
            v?: number;
            /**
             * Blocks
             * @description All blocks of the page in one list, in order. A block that stands in a slot of another is named there by its id.
             */
            blocks: components["schemas"]["node"][];
        };
        /**
         * Global setting
         * @description Everything that makes the portal one company's own, per access domain. Keys that are not listed here are kept as they are. A key that is absent or null takes the default of the environment, then of the product.
         */
        "global-setting.schema": {
            /**
             * Organization id
             * @description The organization this domain belongs to.
             */
            tenantId?: string | null;
            /**
             * Access domain
             * @description The host name visitors use, or its short name: 'steelworks' answers at steelworks.localhost.
             */
            accessDomain: string;
            /**
             * Page background colour
             * @description Behind every page in light mode; in dark mode a dark tone of it is computed.
             */
            pageBackgroundColor?: components["schemas"]["color"] | null;
            /**
             * Page background picture
             * @description Behind the first screen of the home page. A veil is laid over it where text would not be readable.
             */
            pageBackgroundImage?: components["schemas"]["imageUrl"] | null;
            /**
             * People may sign in
             * @description Off: no avatar, no sign-in page, everybody is an anonymous visitor.
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
             * @description Name of the portal: home page, browser tab, installed app.
             * @default intelligent interaction engine
             */
            title?: string | null;
            /**
             * Slogan
             * @description The line under the title. 'logan' is the name of this key in the wire format.
             * @default industrial knowledge smart search, precise solution generation
             */
            logan?: string | null;
            /**
             * Searched knowledge bases
             * @description Knowledge bases searched on this domain: 1 organization, 2 pre-release, 3 public industrial knowledge. Default 3 in production, 2 in pre-production.
             * @default [
             *       3
             *     ]
             */
            searchScope?: components["schemas"]["scope"] | null;
            /**
             * Names used here
             * @description What people of this domain call a thing, beside its name in the documents: a question by either finds it. Takes effect with the next question.
             */
            synonyms?: components["schemas"]["synonym"][] | null;
            /**
             * Functions
             * @description Entries of the header, in this order: 1 engine, 2 agent applications, 3 large-model platform, 4 supply-demand hall (off by default).
             * @default [
             *       1,
             *       2,
             *       3
             *     ]
             */
            functionList?: (1 | 2 | 3 | 4)[] | null;
            /**
             * Questions on the home page
             * @description Examples of what can be asked here, as cards.
             */
            questionList?: components["schemas"]["question"][] | null;
            /** Header */
            header?: {
                /**
                 * Logo of the header
                 * @description When the header needs another shape than the home page: wide, one line.
                 */
                logo?: components["schemas"]["imageUrl"];
                /**
                 * Short title
                 * @description Beside the logo. Leave out when the logo already carries the name.
                 */
                shortTitle?: components["schemas"]["shortText"];
                /**
                 * Logo only
                 * @description The logo carries the name; no title beside it.
                 * @default false
                 */
                hideTitle?: boolean;
                /** Names of the entries */
                tabTitles?: {
                    /**
                     * Function
                     * @enum {integer}
                     */
                    function: 1 | 2 | 3 | 4;
                    /** Name */
                    title: components["schemas"]["shortText"];
                }[];
                /** More links */
                links?: components["schemas"]["link"][];
            } | null;
            /**
             * Advertisement
             * @description One notice on the home page. It is labelled as an advertisement, keeps its place and can be closed.
             */
            advertisement?: {
                /**
                 * Edition
                 * @description Who closed one edition sees the next one again.
                 */
                id?: string;
                /** Title */
                title: components["schemas"]["shortText"];
                /** Text */
                text?: components["schemas"]["longText"];
                /** Picture */
                image?: components["schemas"]["imageUrl"];
                /**
                 * Picture in words
                 * @description Leave out when the picture is decoration.
                 */
                imageAlt?: components["schemas"]["shortText"];
                url?: components["schemas"]["linkUrl"];
                /** Words of the link */
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
             * @description A small window in the corner, for example a hotline or a mini program. Hidden on pages that ask for quiet.
             */
            floatingWindow?: {
                /** Words on the button */
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
                 * Picture in words
                 * @description Leave out when the picture is decoration.
                 */
                imageAlt?: components["schemas"]["shortText"];
                /** Links */
                links?: components["schemas"]["link"][];
            } | null;
            /**
             * Feedback entrance
             * @description Where visitors tell you what is wrong or missing. Absent: no entrance.
             */
            feedbackEntrance?: {
                /** Words on the button */
                title?: components["schemas"]["shortText"];
                /** @description A form, a page, an e-mail address (mailto:) or a telephone number (tel:). */
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
                /** Words on the button */
                title?: components["schemas"]["shortText"];
                /** What to know before publishing */
                text?: components["schemas"]["longText"];
            } | null;
            /**
             * Version of our extensions
             * @description The keys below are extensions of the wire format; this is their version.
             * @default 1
             */
            v?: number;
            /**
             * First language
             * @description Language of a first visit. A visitor's own choice wins. Absent: the one that the visitor's browser asks for.
             */
            locale?: components["schemas"]["locale"];
            /** Theme */
            theme?: {
                /**
                 * Brand colour
                 * @description Sixteen tones are computed from it, for light and for dark.
                 */
                brandColor?: components["schemas"]["color"];
                /**
                 * Light or dark
                 * @description A visitor's own choice wins.
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
             * Title and slogan per language
             * @description Wins over 'title' and 'logan' for visitors who read that language.
             */
            texts?: {
                /** Chinese */
                "zh-CN"?: components["schemas"]["brandTexts"];
                /** English */
                "en-US"?: components["schemas"]["brandTexts"];
            };
            /**
             * Icon
             * @description Square: browser tab and installed app. SVG, or a PNG of at least 512 pixels.
             */
            icon?: components["schemas"]["imageUrl"];
            /** Footer */
            footer?: {
                /**
                 * Owner
                 * @description Who runs this portal; stands beside the copyright sign.
                 */
                owner?: components["schemas"]["shortText"];
                /**
                 * Links
                 * @description For example imprint, privacy, or the record number of the site.
                 */
                links?: components["schemas"]["link"][];
            };
            /**
             * Sign-in
             * @description Look of the sign-in dialog and page, and what people agree to there.
             */
            signIn?: {
                /**
                 * Words beside the form
                 * @description On wide screens; the slogan when absent.
                 */
                text?: components["schemas"]["longText"];
                /** Picture beside the form */
                image?: components["schemas"]["imageUrl"];
                /**
                 * User service agreement
                 * @description The product's own when absent.
                 */
                agreementUrl?: components["schemas"]["linkUrl"];
                /**
                 * Privacy statement
                 * @description The product's own when absent.
                 */
                privacyUrl?: components["schemas"]["linkUrl"];
            };
            /**
             * Entrances of the header
             * @description Each is shown only when its address or picture is given.
             */
            entrances?: {
                /**
                 * QR code of the mini program
                 * @description Square; under quick access.
                 */
                miniProgram?: components["schemas"]["imageUrl"];
                /**
                 * Enterprise console
                 * @description For members of an organization with a code; the code is added as tenantCode.
                 */
                consoleUrl?: components["schemas"]["linkUrl"];
                /**
                 * Enterprise portal
                 * @description In pre-production only.
                 */
                enterpriseUrl?: components["schemas"]["linkUrl"];
            };
            /**
             * Pages
             * @description Own versions of pages, by path. A page that is not listed is the product's own.
             */
            pages?: {
                [key: string]: components["schemas"]["pageOverride"];
            };
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        layoutName: "none" | "main" | "chat" | "qa";
        /** @description Facts of a page. What is not said is false. */
        pageMeta: {
            /** @description Opens for people who have signed in only; others are asked to. */
            needLogin?: boolean;
            /** @description Hides the floating window. */
            hiddenGlobalFloat?: boolean;
            /** @description Message key of the document's title. Without one the portal's title stands alone. */
            title?: string;
            /**
             * @description The entry of the header and of the menu of small screens that is marked on this page: a number of functionList.
             * @enum {integer}
             */
            function?: 1 | 2 | 3 | 4;
            /**
             * @description The entry leads to this page. signed-in: the header asks others to sign in first.
             * @enum {string}
             */
            entry?: "open" | "signed-in";
            /** @description Nobody is asked here to create or join an organization: the page is for people without accounts, or is itself about that. */
            quietOnJoin?: boolean;
            /** @description The page reads tenantCode itself: it names the organization shown, not one to switch to. */
            ownTenantCode?: boolean;
            /** @description The page is the sign-in form: no sign-in dialog over it, no account in the frame around it. */
            isSignIn?: boolean;
        };
        /**
         * Page document
         * @description A page as data: src/pages/*.page.json. What the rest of the portal has to know of a page stands in its meta.
         */
        "page.schema": {
            /** @description The route of the page, and its name in a domain's setting. */
            path: string;
            /** @description More routes that show this page. */
            paths?: string[];
            layout: components["schemas"]["layoutName"];
            meta: components["schemas"]["pageMeta"];
            blocks: components["schemas"]["node"][];
        };
        /**
         * Answer
         * @description A chat with its questions and answers. The slots outline, sources, after and composer stand round the newest answer.
         */
        "answer.schema": {
            /**
             * Knowledge bases
             * @description An old chat asks only those of its own that are among them.
             */
            scope?: components["schemas"]["scope"];
        };
        /**
         * Ask
         * @description Starts an answer from the address of the page, or takes the next question of a chat.
         */
        "ask.schema": {
            /**
             * Knowledge bases
             * @description Searched unless the address names others.
             */
            scope?: components["schemas"]["scope"];
            /**
             * Place
             * @description follow: the box for the next question under an answer. start: takes the question from the address and opens its answer.
             * @default follow
             * @enum {string}
             */
            look?: "follow" | "start";
        };
        /**
         * Follow-up questions
         * @description Questions that the knowledge bases are known to answer, under the newest answer.
         */
        "follow-ups.schema": {
            /**
             * At most
             * @default 3
             */
            limit?: number;
        };
        /**
         * Question history
         * @description The visitor's own questions: filter, open, delete with undo.
         */
        "history.schema": Record<string, never>;
        /**
         * Outline
         * @description The headings of the answer beside it, live, and editable once it is finished.
         */
        "outline.schema": Record<string, never>;
        /**
         * Sources
         * @description The sources of the answer beside them, in the order of their numbers.
         */
        "sources.schema": Record<string, never>;
        /**
         * Suggested questions
         * @description Questions worth asking in the domain's knowledge bases; others on request.
         */
        "suggested.schema": {
            /** Knowledge bases */
            scope?: components["schemas"]["scope"];
            /**
             * At most
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
         * Advertisement
         * @description One notice, labelled as an advertisement; a visitor can close it.
         */
        "advertisement.schema": {
            /**
             * Edition
             * @description Who closed one edition sees the next one again.
             */
            id?: string;
            /** Title */
            title: components["schemas"]["shortText"];
            /** Text */
            text?: components["schemas"]["longText"];
            /** Picture */
            image?: components["schemas"]["imageUrl"];
            /**
             * Picture in words
             * @description Leave out when the picture is decoration.
             */
            imageAlt?: components["schemas"]["shortText"];
            url?: components["schemas"]["linkUrl"];
            /** Words of the link */
            action?: components["schemas"]["shortText"];
        };
        /**
         * Recommended assistants
         * @description Assistants to start with.
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
             * @description Decoration. The page colour is laid over it until text can be read on any part of it.
             */
            background?: components["schemas"]["imageUrl"];
            /**
             * Alignment
             * @default center
             * @enum {string}
             */
            align?: "center" | "start";
            /**
             * The picture is made for
             * @description In the other mode the page colour covers nearly all of it.
             * @default light
             * @enum {string}
             */
            backgroundMode?: "light" | "dark";
        };
        /**
         * Questions
         * @description Examples of what can be asked, as cards. Choosing one asks it.
         */
        "question-list.schema": {
            /** Heading */
            title?: components["schemas"]["shortText"];
            /** Questions */
            items: components["schemas"]["question"][];
            /**
             * Shown at once
             * @description The others come when a visitor asks for them.
             * @default 6
             */
            visible?: number;
        };
        /**
         * Recommendations
         * @description Cards that lead somewhere.
         */
        "recommend.schema": {
            /** Heading */
            title?: components["schemas"]["shortText"];
            /** Items */
            items: components["schemas"]["card"][];
        };
        /**
         * Search box
         * @description Where a question is typed, with suggestions, recent questions and the knowledge bases to search.
         */
        "search-box.schema": {
            /**
             * Domain
             * @description Recent questions and the chosen knowledge bases are remembered under this name.
             */
            domain: string;
            /** Knowledge bases */
            scope?: components["schemas"]["scope"];
            /** Hint in the empty box */
            placeholder?: components["schemas"]["shortText"];
            /**
             * Cursor in the box
             * @description Set the cursor into the box when the page opens, on computers only.
             * @default true
             */
            autoFocus?: boolean;
            /**
             * Alignment
             * @description As in the hero above it.
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
             * @description Of the first column to the second.
             * @default 2:1
             * @enum {string}
             */
            ratio?: "2:1" | "1:1" | "1:2";
        };
        /**
         * Crash test
         * @description Crashes when it is shown, so that testers see what visitors see then.
         */
        "crash-test.schema": {
            /** Reason */
            reason?: string;
        };
        /**
         * Feedback entrance
         * @description Where visitors tell you what is wrong or missing.
         */
        "feedback-entrance.schema": {
            /** Words of the link */
            title?: components["schemas"]["shortText"];
            url: components["schemas"]["linkUrl"];
        };
        /**
         * Floating window
         * @description A small window in the corner, for example a hotline or a mini program.
         */
        "floating-window.schema": {
            /** Words on the button */
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
             * Picture in words
             * @description Leave out when the picture is decoration.
             */
            imageAlt?: components["schemas"]["shortText"];
            /** Links */
            links?: components["schemas"]["link"][];
        };
        /**
         * Footer
         * @description Owner, links and version at the end of a page.
         */
        "footer.schema": {
            /** Owner */
            owner?: components["schemas"]["shortText"];
            /** Links */
            links?: components["schemas"]["link"][];
        };
        /**
         * Header
         * @description Logo, entries and links on top of every page.
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
                 * @description 1 engine, 2 agent applications, 3 large-model platform, 4 supply-demand hall.
                 * @enum {integer}
                 */
                function: 1 | 2 | 3 | 4;
                /** Name */
                title?: components["schemas"]["shortText"];
            }[];
            /** More links */
            links?: components["schemas"]["link"][];
            /**
             * Account
             * @description Whether people may sign in here.
             * @default true
             */
            account?: boolean;
        };
        /**
         * Mobile menu
         * @description The entries of the header behind one button, on small screens.
         */
        "mobile-menu.schema": {
            /** Entries */
            tabs: {
                /**
                 * Function
                 * @description 1 engine, 2 agent applications, 3 large-model platform, 4 supply-demand hall.
                 * @enum {integer}
                 */
                function: 1 | 2 | 3 | 4;
                /** Name */
                title?: components["schemas"]["shortText"];
            }[];
            /** More links */
            links?: components["schemas"]["link"][];
            /**
             * Account
             * @description Whether people may sign in here.
             * @default true
             */
            account?: boolean;
        };
        /**
         * Page not found
         * @description Says that there is no page here, and where to go instead.
         */
        "not-found.schema": Record<string, never>;
        /**
         * Not open yet
         * @description Says honestly that a page is not there yet.
         */
        "not-yet.schema": {
            /**
             * Function
             * @description 1 engine, 2 agent applications, 3 large-model platform, 4 supply-demand hall.
             * @enum {integer}
             */
            function?: 1 | 2 | 3 | 4;
            /** Name of the page */
            name?: components["schemas"]["shortText"];
        };
        /**
         * Agreement
         * @description The product's own user service agreement or privacy statement.
         */
        "agreement.schema": Record<string, never>;
        /**
         * Create or join an organization
         * @description Registers an organization from its business licence, or asks to join one.
         */
        "company-auth.schema": Record<string, never>;
        /**
         * Company page
         * @description What a company shows, and for its members who belongs to it. The company is named by tenantCode in the address.
         */
        "company-info.schema": Record<string, never>;
        /**
         * Invitation
         * @description Where a link into an organization leads.
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
            /** Words beside the form */
            text?: components["schemas"]["longText"];
            /** Logo */
            logo?: components["schemas"]["imageUrl"];
            /** Picture beside the form */
            image?: components["schemas"]["imageUrl"];
        };
        /**
         * Undo changes
         * @description Where the link of a notice about a changed account leads.
         */
        "undo-change.schema": Record<string, never>;
        /**
         * Picture result
         * @description A picture with the objects that are like the drawn one.
         */
        "result.schema": {
            /**
             * First shown
             * @description What comes first: the picture, or how many objects there are.
             * @enum {string}
             */
            view?: "picture" | "count";
        };
        /**
         * What can be looked up
         * @description How many documents there are of each kind and how current they are, each kind a way into the library.
         */
        "coverage.schema": {
            /**
             * With a short tour
             * @description Adds three steps for people who are new: how to ask, how to check an answer, how to use a picture.
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
         * @description The documents that one may read, by kind, maker, equipment and symptom.
         */
        "library.schema": Record<string, never>;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

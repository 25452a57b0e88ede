import type { Generated } from 'kysely';

export type PostState = 'draft' | 'published' | 'withdrawn' | 'held' | 'hidden' | 'removed';

/** Row types of the community. */
export interface CommunityTables {
  post: {
    id: string;
    kind: 'article' | 'question' | 'answer' | 'comment' | 'notice' | 'demand';
    access_domain: string;
    kb_id: number | null;
    organization_id: string | null;
    root_id: string | null;
    parent_id: string | null;
    author_id: string | null;
    author_name: Generated<string>;
    board: string | null;
    tags: Generated<string[]>;
    lang: Generated<'zh' | 'en'>;
    state: Generated<PostState>;
    version: Generated<number>;
    accepted_answer_id: string | null;
    answer_count: Generated<number>;
    created_at: Generated<Date>;
    published_at: Date | null;
    active_at: Generated<Date>;
    changes: Generated<number>;
    indexed: Generated<number>;
    doc_id: string | null;
    terms: string[] | null;
    also_right: Generated<string[]>;
    closed_for: 'duplicate' | 'elsewhere' | 'off-topic' | 'outdated' | null;
    closed_by: string | null;
    closed_at: Date | null;
    duplicate_of: string | null;
    closed_words: Generated<string>;
    title_terms: string[] | null;
    origin_chat: string | null;
    origin_message: string | null;
  };
  question_merge: {
    question_id: string;
    into_id: string;
    merged_by: string | null;
    merged_at: Generated<Date>;
    answers: string[];
    accepted_answer_id: string | null;
    also_right: string[];
    followers: string[];
  };
  post_version: {
    post_id: string;
    n: number;
    title: string;
    summary: string;
    markdown: string;
    at: Generated<Date>;
    kb_id: number | null;
  };
  post_picture: {
    post_id: string;
    n: number;
    file_id: string;
  };
  post_draft: {
    post_id: string;
    rev: Generated<number>;
    title: string;
    summary: string;
    markdown: string;
    tags: string[];
    board: string | null;
    audience: 'domain' | 'organization' | 'me';
    saved_at: Generated<Date>;
  };
  post_report: {
    id: Generated<string>;
    post_id: string;
    version: number;
    reporter_id: string;
    reason: 'spam' | 'wrong' | 'dangerous' | 'confidential' | 'personal' | 'copyright' | 'rude' | 'other';
    words: string;
    at: Generated<Date>;
    decided_in: string | null;
    upheld: boolean | null;
  };
  post_decision: {
    id: Generated<string>;
    post_id: string;
    version: number;
    who: string | null;
    action: 'hold' | 'publish' | 'hide' | 'remove' | 'keep' | 'mute' | 'appeal';
    reason: string;
    words: string;
    before: PostState;
    after: PostState;
    batch: string;
    about: string | null;
    at: Generated<Date>;
    undone_at: Date | null;
  };
  notice_window: {
    post_id: string;
    starts_at: Date;
    ends_at: Date | null;
    pinned_until: Date | null;
    level: 'info' | 'important' | 'urgent';
    roles: Generated<('visitor' | 'person' | 'member' | 'admin')[]>;
    domains: Generated<string[]>;
    must_confirm: Generated<boolean>;
    edition: Generated<number>;
    told: Generated<number>;
  };
  notice_read: {
    person_id: string;
    post_id: string;
    edition: number;
    read_at: Generated<Date>;
    confirmed_at: Date | null;
  };
  post_helpful: {
    post_id: string;
    person_id: string;
    at: Generated<Date>;
  };
  post_too: {
    post_id: string;
    person_id: string;
    wording: Generated<string>;
    at: Generated<Date>;
  };
  verified_answer: {
    question_id: string;
    answer_id: string;
    answer_version: number;
    wordings: Generated<string[]>;
    owner_id: string | null;
    verified_by: string | null;
    verified_at: Generated<Date>;
    review_by: Date;
    state: Generated<'valid' | 'due' | 'overdue' | 'stepped-down' | 'superseded'>;
    why: 'document' | 'disputed' | null;
    /** Ids of documents. */
    cites: Generated<string[]>;
  };
  verified_term: {
    term: string;
    question_id: string;
    wording: number;
  };
  knowledge_gap: {
    id: Generated<string>;
    access_domain: string;
    terms: string[];
    question_id: string | null;
    asked_at: Date | null;
    closed: 'documents' | 'dismissed' | null;
    created_at: Generated<Date>;
  };
  gap_asking: {
    message_id: string;
    gap_id: string;
    question: string;
    cause: 'nothing' | 'near' | 'unsupported' | 'thumbs-down';
    at: Generated<Date>;
  };
  expert: {
    access_domain: string;
    person_id: string;
    kind: 'tag' | 'board';
    target: string;
    at: Generated<Date>;
  };
  community_mute: {
    person_id: string;
    access_domain: string;
    until: Date;
    reason: string;
    batch: string;
  };
  community_import: {
    post_id: string;
    access_domain: string;
    source: string;
    hash: string;
    version: number;
  };
  redirect: {
    access_domain: string;
    path: string;
    post_id: string;
  };
}

import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { ASSESSMENT_GROUPS, GROUP_SENTENCES, USER_MANUAL_STATUS } from '../user-manual/assessment.ts';
import { DISC_TRAITS, DISC_TYPES } from '../user-manual/disc.ts';
import { PersonRef } from './people.ts';
import {
  ABSENT_IS_BLANK,
  Code,
  Done,
  Fields,
  Id,
  Instant,
  MultiLine,
  Nullable,
  SingleLine,
  UploadedFile,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';

const Flag = Type.Integer({ minimum: 0, maximum: 1 });
const Percentage = Type.Integer({ minimum: 0, maximum: 100 });
const DiscTypeSchema = Type.Enum(DISC_TYPES);

/** Per cent of D, I, S and C; all four null where nobody measured any. */
const Percentages = {
  Per1: Nullable(Percentage),
  Per2: Nullable(Percentage),
  Per3: Nullable(Percentage),
  Per4: Nullable(Percentage),
};

/** A PDF beside an own entry. */
const ManualFile = Fields({
  Name: Type.String(),
  /** In bytes. */
  Size: Type.Integer(),
  AddedAt: Instant,
});

/** What a person says of themselves (people §3 User manual). */
export const ManualUserManual = Fields({
  Disc: DiscTypeSchema,
  Description: Type.String(),
  /** The reference of the PDF, as `userManual.download` takes it; null for none. */
  FilePath: Nullable(Type.String()),
  File: Nullable(ManualFile),
  UpdatedAt: Instant,
});
export type ManualUserManual = Static<typeof ManualUserManual>;

/** One person's user manual as the viewer may know of it (people §3 User manual). */
export const UserManual = Fields({
  UserId: Id,
  /** 0 not connected, 3 in progress, 4 complete. To everybody but the owner one in progress is not connected. */
  Status: Type.Enum(Object.values(USER_MANUAL_STATUS)),
  /** Names the report; opens nothing without a session of the tenant. Null while there is nothing to read. */
  PublicKey: Nullable(Type.String()),
  /** For the owner only. */
  PrivateKey: Nullable(Type.String()),
  /** In force until an assessment is complete. */
  ManualUserManual: Nullable(ManualUserManual),
  CompletedAt: Nullable(Instant),
  IsOwn: Type.Boolean(),
  /** The viewer reads the fuller report (D-101). */
  IsFull: Type.Boolean(),
  /** For the owner only. */
  Own: Nullable(
    Fields({
      /** An assessment that is begun and not finished, also beside an earlier result. */
      Progress: Nullable(
        Fields({
          Answered: Type.Integer(),
          Total: Type.Integer(),
          BegunAt: Instant,
          BegunOn: Type.Enum(['phone', 'computer']),
          /** Where it continues. */
          Url: Type.String(),
        }),
      ),
      /** Who reads the fuller report, the nearest manager first. */
      FullReaders: Type.Array(PersonRef),
      Questions: Type.Array(
        Fields({
          Question: Type.String(),
          Text: Type.String(),
          Choices: Type.Array(Type.String()),
          AnswerChoice: Nullable(Type.String()),
        }),
      ),
    }),
  ),
});
export type UserManual = Static<typeof UserManual>;

/** How the viewer and the person differ on a scale, or do not. */
export const ManualDifference = Fields({
  ScaleName: Type.String(),
  Text: Type.String(),
  IsAlike: Type.Boolean(),
  /** 0 to 100, from the first word of the scale to the second; null where one of them has no percentages. */
  Own: Nullable(Type.Integer()),
  Theirs: Nullable(Type.Integer()),
});
export type ManualDifference = Static<typeof ManualDifference>;

/** What a user manual says (people §3 Report data). */
export const UserManualReport = Fields({
  UserId: Id,
  UserName: Type.String(),
  Source: Type.Enum(['assessment', 'entry']),
  /** Scales and answers are in it (D-101). */
  IsFull: Type.Boolean(),
  Disc: DiscTypeSchema,
  /** One sentence: how to work with this person. */
  Headline: Type.String(),
  /** The type first, then its traits where it has two. */
  DISC: Type.Array(Fields({ Disc: Type.String(), DiscTitle: Type.String(), Text: Type.String() })),
  ...Percentages,
  /** How to speak to me, strengths, what tires me; in the fuller report more. */
  Details: Type.Array(Fields({ Title: Type.String(), Detail: Type.String() })),
  /** `total`: 0 at the first word of the name, 100 at the second. Empty unless `IsFull`. */
  Scales: Type.Array(Fields({ ScaleName: Type.String(), Text: Type.String(), total: Type.Integer() })),
  /** Answered questions only. Empty unless `IsFull`. */
  Questions: Type.Array(Fields({ Question: Type.String(), AnswerChoice: Type.String() })),
  /** What the result cannot determine: an even profile, contradictory answers. */
  Remarks: Type.Array(Type.String()),
  /** For a viewer with a user manual who is not the person; what differs most comes first, what is alike last. */
  Differences: Nullable(Type.Array(ManualDifference)),
  /** The viewer's own percentages, for the line in the figure; null without, and on the own report. */
  Viewer: Nullable(Fields(Percentages)),
  CompletedAt: Nullable(Instant),
  Entry: Nullable(ManualUserManual),
});
export type UserManualReport = Static<typeof UserManualReport>;

const GroupNumber = Type.Integer({ minimum: 1, maximum: ASSESSMENT_GROUPS, title: 'Group' });
/** Which sentence of a group, in the order in which this person is shown them; from 0. */
const Sentence = Type.Integer({ minimum: 0, maximum: GROUP_SENTENCES - 1 });
export const AssessmentAnswer = Fields({ Group: GroupNumber, Most: Sentence, Least: Sentence });
export type AssessmentAnswer = Static<typeof AssessmentAnswer>;

/** One's own assessment under way. */
export const Assessment = Fields({
  PublicKey: Type.String(),
  UserId: Id,
  UserName: Type.String(),
  /** In this person's order, as are the sentences. Empty when it is finished. */
  Groups: Type.Array(Fields({ Group: GroupNumber, Sentences: Type.Array(Type.String()) })),
  Answers: Type.Array(AssessmentAnswer),
  BegunAt: Instant,
  /** Null while it is under way. */
  FinishedAt: Nullable(Instant),
  /** An own entry is in force, which the result will replace permanently. */
  ReplacesEntry: Type.Boolean(),
});
export type Assessment = Static<typeof Assessment>;

/** Somebody on the wheel of a team. */
export const TeamManual = Fields({
  Person: PersonRef,
  Source: Type.Enum(['assessment', 'entry']),
  Disc: DiscTypeSchema,
  ...Percentages,
  /** How to work with this person, in a line. */
  Line: Type.String(),
});
export type TeamManual = Static<typeof TeamManual>;

/** A manager's direct reports on one wheel; of people without a manual only that they have none. */
export const TeamManuals = Fields({
  Manager: PersonRef,
  /** Describes the people who have a manual; '' while nobody has. */
  Headline: Type.String(),
  Gaps: Type.Array(Fields({ Trait: Type.Enum(DISC_TRAITS), Text: Type.String() })),
  People: Type.Array(TeamManual),
  Without: Type.Array(Fields({ Person: PersonRef, IsInvited: Type.Boolean() })),
  /** The viewer's own; null without one. */
  Viewer: Nullable(TeamManual),
});
export type TeamManuals = Static<typeof TeamManuals>;

/** A file; the name of the download is in the answer's headers (D-76). */
const File = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });
const FileReference = Code(LIMITS.fileReference);
const Key = Code(LIMITS.fileReference);
const OwnManual = Fields({ data: UserManual });

export const USER_MANUAL_OPERATIONS = {
  /**
   * Begins the assessment, or takes it up again. The flag says that the person knows what the result will replace: an own
   * entry, or an earlier result; without it, that is refused with 409.
   */
  'userManual.register': {
    params: Fields({ flag: Flag }),
    output: Fields({ PublicKey: Type.String(), Url: Type.String() }),
  },
  'userManual.exists': {
    params: Fields({ profileId: Id }),
    output: Fields({ IsExist: Type.Boolean(), UserManual }),
  },
  /** Adopts the result of a finished assessment. The flag says that an own entry is to be replaced permanently. */
  'userManual.connect': { params: Fields({ flag: Flag }), output: OwnManual },
  /** The flag asks for the fuller report, which is given to whom the server says (D-101). */
  'userManual.report': { params: Fields({ publicKey: Key, flag: Flag }), output: UserManualReport },
  /** A description of a type, to be edited; nothing is saved (D-95). */
  'userManual.suggest': {
    body: Fields({ Disc: DiscTypeSchema }),
    output: Fields({
      Description: Type.String(),
      /** Who wrote it: 'Composed from our texts for the type', or a model. */
      Label: Type.String(),
    }),
  },
  /** Adds or edits the own entry. Without `FilePath` the PDF stays, with null it is taken away. */
  'userManual.save': {
    body: Fields({
      Disc: Type.Optional(Nullable(DiscTypeSchema)),
      Description: MultiLine(LIMITS.discDescription, { title: 'Description', ...ABSENT_IS_BLANK }),
      FilePath: Type.Optional(Nullable(FileReference)),
      /** Of the entry that was edited; null where there was none (D-3). */
      UpdatedAt: Type.Optional(Nullable(Instant)),
    }),
    output: OwnManual,
  },
  'userManual.attach': { body: Fields({ FilePath: FileReference }), output: OwnManual },
  /** Takes a PDF; the answer is its reference, for `save` and `attach`. */
  'userManual.upload': { body: UploadedFile, output: Fields({ data: Type.String() }) },
  'userManual.download': { params: Fields({ id: FileReference }), output: File },
  /** One's own assessment, and nobody else's. */
  'userManual.assessment': { params: Fields({ publicKey: Key }), output: Assessment },
  'userManual.answer': {
    params: Fields({ publicKey: Key }),
    body: AssessmentAnswer,
    output: Fields({ Answered: Type.Integer() }),
  },
  /** The own answers to the open questions; a blank one takes an answer away, those left out stay. */
  'userManual.saveAnswers': {
    body: Fields({
      Answers: Type.Array(
        Fields({ Question: Code(40), AnswerChoice: SingleLine(LIMITS.answerChoice, ABSENT_IS_BLANK) }),
        { maxItems: 20 },
      ),
    }),
    output: OwnManual,
  },
  /** Takes everything away that one's user manual holds: result, entry, file, answers, and an assessment under way. */
  'userManual.remove': { output: Done },
  /** The report on A4; the flag as for `report`. */
  'userManual.pdf': { params: Fields({ profileId: Id, flag: Flag }), output: File },
  'userManual.team': { params: Fields({ managerId: Id }), output: TeamManuals },
} as const satisfies Record<string, OperationSchemas>;

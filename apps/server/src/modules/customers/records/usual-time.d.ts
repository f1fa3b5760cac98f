import type { Work } from '../../../platform/work.ts';
/** The decisions of a kind since `measuredSince`. */
export interface Measured {
    readonly decided: number;
    /** Nine in ten took at most these minutes of office hours. */
    readonly minutes: number | undefined;
}
/** From when decisions are measured. */
export declare const measuredSince: (work: Work) => Date;
/** Minutes of office hours since the submission, for a decision made now. */
export declare const waitedMinutes: (work: Work, submittedAt: Date) => Promise<number>;
/** Within how many business hours nine in ten decisions are made; undefined with too few of them. */
export declare const usualHours: ({ decided, minutes }: Measured) => number | undefined;

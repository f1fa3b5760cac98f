import { type PartnerAnswer, type PartnerHttp } from './http.ts';
/** A JPEG. */
export interface FacePicture {
    readonly bytes: Uint8Array;
}
/** Whether two pictures show the same person, and how alike the faces are, from 0 to 10,000. */
export interface FaceComparison {
    readonly verdict: 'same' | 'different' | 'unsure';
    readonly scoreBps: number;
}
/**
 * The provider that compares the face on a selfie with that on an identity document. It gives advice, never a decision.
 * Requests only read, so they may be repeated. The value is undefined when the answer is not of the protocol.
 */
export interface FacesPort {
    compare(pictures: {
        /** Our id, so that the provider can recognise a repeated request. */
        readonly reference: string;
        readonly selfie: FacePicture;
        readonly identity: FacePicture;
    }): Promise<PartnerAnswer<FaceComparison | undefined>>;
}
/** A provider that accepts `{reference, selfie, document}`, both pictures as JPEG in base64, at `/comparisons`. */
export declare function facesOverHttp(http: PartnerHttp): FacesPort;

import Star from "lucide-react/icons/star";
import { RATING_MAX } from "#domain/feedback/feedback.ts";

const STARS = Array.from({ length: RATING_MAX }, (_star, index) => index + 1);

/** One to five stars; pressing the selected one takes the rating back to 0. */
export const StarRating = ({ rating, onChange }: { rating: number; onChange: (rating: number) => void }) => (
  <fieldset className="star-rating">
    <legend>Rating</legend>
    {STARS.map((star) => (
      <button
        key={star}
        type="button"
        aria-label={star === 1 ? "1 star" : `${star} stars`}
        aria-pressed={star === rating}
        onClick={() => onChange(star === rating ? 0 : star)}
      >
        <Star size={26} aria-hidden="true" className={star <= rating ? "filled" : undefined} />
      </button>
    ))}
    <output>{rating === 0 ? "" : `${rating} of ${RATING_MAX}`}</output>
  </fieldset>
);

import Star from "lucide-react/icons/star";

const STARS = [1, 2, 3, 4, 5];

/** A rating out of five as stars, and in words for those who do not see them. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className="stars">
    <span className="sr-only">{`${rating} of 5 stars`}</span>
    {STARS.map((star) => (
      <Star key={star} size={16} aria-hidden="true" className={star <= rating ? "filled" : undefined} />
    ))}
  </span>
);

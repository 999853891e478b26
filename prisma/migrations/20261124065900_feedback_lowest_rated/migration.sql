-- For lists of feedback by rating, the lowest first, the newest first among equals.
CREATE INDEX "feedback_lowest_rated" ON "feedback" ("rating", "createdAt" DESC, "id" DESC);

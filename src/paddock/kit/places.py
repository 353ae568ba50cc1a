"""Who came in where."""


def places_by(scores: list[list[int]]) -> list[int]:
    """The place of each score, counted from 1: one more than there are better ones.

    Scores are compared number by number, the first difference decides; equals share a place, and
    the places after it are skipped.
    """
    places: list[int] = []
    for own in scores:
        place = 1
        for other in scores:
            if other > own:
                place += 1
        places.append(place)
    return places

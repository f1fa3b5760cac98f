-- The job library's schema belongs to the owner, who migrates it. The product signs in as a user that owns nothing; what it
-- may do there is granted after each migration of the library.
reassign owned by puente_app to current_user;
